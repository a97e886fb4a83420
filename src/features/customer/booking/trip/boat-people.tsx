import { Plural, Trans } from '@lingui/react/macro';
import type { Boat } from '../../../../api/contract/types.ts';
import {
  servicesText,
  type TripSearch,
  tripServices,
} from '../../../../domain/trip/trip-search.ts';
import * as styles from '../flow/flow.css.ts';
import { ServiceChoice } from '../quote/service-choice.tsx';
import { GuestStepper } from './guest-stepper.tsx';

interface BoatPeopleProps {
  boat: Boat;
  guests: number;
  search: TripSearch;
  /** Changes the trip in the address, which stays the same step. */
  onTripChange: (patch: Partial<TripSearch>, how: { replace: boolean }) => void;
}

/** For how many, and with what. */
export function BoatPeople({ boat, guests, search, onTripChange }: BoatPeopleProps) {
  const stay = { replace: true };
  return (
    <div className={styles.fields}>
      <GuestStepper
        description={
          <Plural
            value={boat.capacity}
            one="The boat takes up to # person, children included."
            other="The boat takes up to # people, children included."
          />
        }
        guests={guests}
        most={boat.capacity}
        onChange={(value) => onTripChange({ guests: value }, stay)}
      />
      {boat.services.length > 0 && (
        <div className={styles.group}>
          <h3 className={styles.groupTitle}>
            <Trans>Extra services</Trans>
          </h3>
          <ServiceChoice
            services={boat.services}
            language={boat.textLanguage}
            wanted={tripServices(search)}
            guests={guests}
            withDescriptions
            onChange={(wanted) => onTripChange({ services: servicesText(wanted) }, stay)}
          />
        </div>
      )}
    </div>
  );
}

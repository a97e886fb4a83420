import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Boat } from '../../../../api/contract/types.ts';
import { servicesText, type TripSearch } from '../../../../domain/trip/trip-search.ts';
import { NumberStepper } from '../../../../ui/fields/number-stepper/number-stepper.tsx';
import * as styles from '../flow/flow.css.ts';
import { ServiceChoice } from '../quote/service-choice.tsx';
import { servicesOf } from './trip.ts';

interface BoatPeopleProps {
  boat: Boat;
  guests: number;
  search: TripSearch;
  /** Changes the trip in the address, which stays the same step. */
  onTripChange: (patch: Partial<TripSearch>, how: { replace: boolean }) => void;
}

/** For how many, and with what. */
export function BoatPeople({ boat, guests, search, onTripChange }: BoatPeopleProps) {
  const { t } = useLingui();
  const stay = { replace: true };
  return (
    <div className={styles.fields}>
      <NumberStepper
        label={t({ message: 'Guests', context: 'how many' })}
        description={
          <Plural
            value={boat.capacity}
            one="The boat takes up to # person, children included."
            other="The boat takes up to # people, children included."
          />
        }
        value={guests}
        minValue={1}
        maxValue={boat.capacity}
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
            chosen={servicesOf(boat, search)}
            guests={guests}
            withDescriptions
            onChange={(chosen) => onTripChange({ services: servicesText(chosen) }, stay)}
          />
        </div>
      )}
    </div>
  );
}

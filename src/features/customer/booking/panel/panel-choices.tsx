import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Boat } from '../../../../api/contract/types.ts';
import {
  type DateRange,
  servicesText,
  type TripSearch,
  tripHours,
  tripServices,
} from '../../../../domain/trip/trip-search.ts';
import { Disclosure } from '../../../../ui/content/disclosure/disclosure.tsx';
import { DayButtons, type GoToChoice } from '../days/day-buttons.tsx';
import { ServiceChoice } from '../quote/service-choice.tsx';
import { GuestStepper } from '../trip/guest-stepper.tsx';
import { FewerGuests } from './fewer-guests.tsx';
import * as styles from './panel.css.ts';

interface PanelChoicesProps {
  boat: Boat;
  search: TripSearch;
  days: DateRange | null;
  byHour: boolean;
  hasHours: boolean;
  guests: number;
  onTripChange: (patch: Partial<TripSearch>) => void;
  onChoose: GoToChoice;
}

/** What is asked of a boat: when, for how many, with what. */
export function PanelChoices(props: PanelChoicesProps) {
  const { boat, search, days, byHour, hasHours, guests, onTripChange, onChoose } = props;
  const [startsOpen] = useState(search.services !== undefined);
  return (
    <div className={styles.choices}>
      <DayButtons
        days={days}
        byHour={byHour}
        hasHours={hasHours}
        hours={tripHours(search)}
        onChoose={onChoose}
      />
      <GuestStepper
        description={<Plural value={boat.capacity} one="Up to # person" other="Up to # people" />}
        guests={guests}
        most={boat.capacity}
        onChange={(value) => onTripChange({ guests: value })}
      />
      <FewerGuests kind="boat" asked={search.guests} most={boat.capacity} />
      {boat.services.length > 0 && (
        <Disclosure title={<Trans>Extra services</Trans>} isOpenAtFirst={startsOpen}>
          <ServiceChoice
            services={boat.services}
            language={boat.textLanguage}
            wanted={tripServices(search)}
            guests={guests}
            onChange={(wanted) => onTripChange({ services: servicesText(wanted) })}
          />
        </Disclosure>
      )}
    </div>
  );
}

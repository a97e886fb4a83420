import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Boat } from '../../api/types.ts';
import { servicesText, type TripSearch } from '../../lib/trip-search.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { NumberStepper } from '../../ui/number-stepper/number-stepper.tsx';
import { DayButtons } from './day-buttons.tsx';
import * as styles from './panel.css.ts';
import type { BoatTrip } from './quote.ts';
import { ServiceChoice } from './service-choice.tsx';
import { servicesOf } from './trip.ts';

interface PanelChoicesProps {
  boat: Boat;
  search: TripSearch;
  trip: BoatTrip | null;
  guests: number;
  onTripChange: (patch: Partial<TripSearch>) => void;
  onChooseDays: () => void;
}

/** What is asked of a boat: when, for how many, with what. */
export function PanelChoices(props: PanelChoicesProps) {
  const { boat, search, trip, guests, onTripChange, onChooseDays } = props;
  const { t } = useLingui();
  const [startsOpen] = useState(search.services !== undefined);
  return (
    <div className={styles.choices}>
      <DayButtons trip={trip} onChoose={onChooseDays} />
      <NumberStepper
        label={t({ message: 'Guests', context: 'how many' })}
        description={
          <Plural value={boat.capacity} one="# person at most" other="# people at most" />
        }
        value={guests}
        minValue={1}
        maxValue={boat.capacity}
        onChange={(value) => onTripChange({ guests: value })}
      />
      {boat.services.length > 0 && (
        <Disclosure title={<Trans>Extra services</Trans>} isOpenAtFirst={startsOpen}>
          <ServiceChoice
            services={boat.services}
            chosen={servicesOf(boat, search)}
            guests={guests}
            onChange={(chosen) => onTripChange({ services: servicesText(chosen) })}
          />
        </Disclosure>
      )}
    </div>
  );
}

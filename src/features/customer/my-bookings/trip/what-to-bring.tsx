import { Trans, useLingui } from '@lingui/react/macro';
import type { Booking } from '../../../../api/contract/types.ts';
import { hostRole } from '../../../../domain/boat/host-role.ts';
import { useBookedOffer } from '../../../../domain/booking/booking-picture.tsx';
import { textLines } from '../../../../lib/text-lines.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { Part, type PartLevel } from './part.tsx';
import * as styles from './trip.css.ts';

interface WhatToBringProps {
  booking: Booking;
  level: PartLevel;
}

/** What a guest packs: what the guide of a tour asks for, else what one has on a boat. */
export function WhatToBring({ booking, level }: WhatToBringProps) {
  const { t } = useLingui();
  const { boat, tour, isLoading } = useBookedOffer(booking);
  const isOvernight = booking.startDate !== booking.endDate;
  const asked = tour ? textLines(tour.requirements) : [];
  const language = asked.length > 0 ? tour?.textLanguage : undefined;
  const isOwnCaptain = boat && hostRole(boat) === 'owner';
  const usual = [
    ...(isOwnCaptain ? [t`Your boating licence`] : []),
    t`Swimwear and a towel`,
    t`Sun cream, a hat and sunglasses`,
    t`Soft-soled shoes, though most go barefoot on deck`,
    t`An ID card or passport for everyone`,
    ...(isOvernight ? [t`A soft bag rather than a suitcase`] : []),
  ];
  return (
    <Part id="to-bring" title={<Trans>What to bring</Trans>} level={level}>
      {isLoading ? (
        <Skeleton height="96px" />
      ) : (
        <ul className={styles.things}>
          {(asked.length > 0 ? asked : usual).map((thing) => (
            <li key={thing} className={styles.thing}>
              <span lang={language}>{thing}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

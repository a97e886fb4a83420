import { Plural, Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useDayNames } from '../../../../../domain/calendar/use-day-names.ts';
import * as styles from './import.css.ts';
import type { BoatOutcome } from './plan.ts';
import type { HostBoat } from './use-host-boats.ts';

interface BoatOutcomesProps {
  outcomes: readonly BoatOutcome[];
  boats: readonly HostBoat[];
}

/** Boat by boat: which days close, which are closed already, which are booked and stay open. */
export function BoatOutcomes({ outcomes, boats }: BoatOutcomesProps) {
  const dayNames = useDayNames();
  return (
    <ul className={styles.boats}>
      {outcomes.map(({ boatId, closed, alreadyClosed, booked }) => (
        <li key={boatId} className={styles.boat}>
          <h3 className={styles.boatName}>{boats.find(({ id }) => id === boatId)?.name}</h3>
          {closed.length > 0 && (
            <p>
              <Plural value={closed.length} one="# day closes" other="# days close" />
              {': '}
              {dayNames(closed)}
            </p>
          )}
          {alreadyClosed.length > 0 && (
            <p className={styles.quiet}>
              <Trans>Closed already: {dayNames(alreadyClosed)}</Trans>
            </p>
          )}
          {booked.length > 0 && (
            <p className={styles.clash}>
              <TriangleAlert aria-hidden="true" size={18} strokeWidth={1.75} />
              <span>
                <Trans>Booked, so these stay as they are: {dayNames(booked)}</Trans>
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

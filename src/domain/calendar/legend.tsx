import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { ground, seasonLook } from './day-look.css.ts';
import { DayMarks } from './day-marks.tsx';
import { dayNames } from './day-names.ts';
import type { DayState } from './day-state.ts';
import * as styles from './legend.css.ts';

const states: readonly DayState[] = ['available', 'instant', 'special', 'unavailable', 'past'];

interface LegendProps {
  /** Whether days without an entry are visible, and so to be explained. */
  withUnknown: boolean;
  /** The same of days that are open by the hour alone. */
  withOnlyByHour: boolean;
  /** How a price of its own is shown: by a mark of each day, by one bar along the days of a season, or not at all. */
  special?: 'mark' | 'bar' | 'none';
}

/** What the colours and marks of the calendar mean: the same whatever is pressed. */
export const Legend = memo(function Legend({
  withUnknown,
  withOnlyByHour,
  special = 'mark',
}: LegendProps) {
  const { i18n, t } = useLingui();
  const known = special === 'none' ? states.filter((state) => state !== 'special') : states;
  const shown = withUnknown ? [...known, 'unknown' as const] : known;
  return (
    <ul className={styles.legend} aria-label={t`Legend`}>
      {shown.map((state) => (
        <li key={state} className={styles.entry}>
          <span
            className={
              state === 'special' && special === 'bar'
                ? `${styles.bar} ${seasonLook.special}`
                : `${styles.swatch} ${ground[state]}`
            }
            aria-hidden="true"
          >
            {!(state === 'special' && special === 'bar') && <DayMarks state={state} />}
            {(state === 'unavailable' || state === 'past') && <span className={styles.strike} />}
          </span>
          {i18n._(dayNames[state])}
        </li>
      ))}
      {withOnlyByHour && (
        <li className={styles.entry}>
          <span className={`${styles.swatch} ${ground.available}`} aria-hidden="true">
            <DayMarks state="available" onlyByHour />
          </span>
          <Trans>Only by the hour</Trans>
        </li>
      )}
    </ul>
  );
});

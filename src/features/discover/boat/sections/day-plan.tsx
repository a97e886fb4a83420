import { useLingui } from '@lingui/react/macro';
import type { Boat } from '../../../../api/contract/types.ts';
import { WrittenIn } from '../../../../domain/text-language/written-in.tsx';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import * as styles from './day-plan.css.ts';

interface DayPlanProps {
  stops: NonNullable<Boat['dayPlan']>;
  /** What they are written in, ISO 639-1, where it is known. */
  language: string | undefined;
}

/** A usual day hour by hour, the sun above it rising and setting. */
export function DayPlan({ stops, language }: DayPlanProps) {
  const { t } = useLingui();
  const isPhone = useMedia(media.phone);
  return (
    <>
      <ol
        className={styles.day}
        aria-label={t`Hour by hour`}
        // What scrolls must be reachable by keyboard.
        tabIndex={isPhone ? 0 : undefined}
      >
        {stops.map(({ time, text }) => (
          <li key={`${time} ${text}`} className={styles.stop[lightAt(time)]}>
            <time className={styles.time} dateTime={time}>
              {time}
            </time>
            <span className={styles.what} lang={language}>
              {text}
            </span>
          </li>
        ))}
      </ol>
      <WrittenIn language={language} />
    </>
  );
}

function lightAt(time: string): keyof typeof styles.stop {
  if (time < '11:00') return 'dawn';
  return time < '16:00' ? 'noon' : 'dusk';
}

import { useLingui } from '@lingui/react/macro';
import { DepthLines } from './depth-lines.tsx';
import * as styles from './ticket-way.css.ts';

interface TicketRouteProps {
  stops: readonly string[];
  /** What they are written in, ISO 639-1, where it is known. */
  language: string | undefined;
}

/** The route of a tour as a line from stop to stop, in their order. */
export function TicketRoute({ stops, language }: TicketRouteProps) {
  const { t } = useLingui();
  // A tour may come back to where it began.
  const visits = stops.map((stop, index) => ({ id: `${index} ${stop}`, stop }));
  return (
    <section className={styles.chart} aria-label={t`Route`}>
      <DepthLines seed={stops.length} />
      <ol className={styles.stops}>
        {visits.map(({ id, stop }, index) => (
          <li key={id} className={styles.stop}>
            {index < visits.length - 1 && <Leg isTurned={index % 2 === 1} />}
            <span className={styles.dot} aria-hidden="true" />
            <span lang={language}>{stop}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The course to the next stop, bent to one side and the next one to the other. */
function Leg({ isTurned }: { isTurned: boolean }) {
  return (
    <svg
      className={styles.leg}
      data-turned={isTurned || undefined}
      viewBox="0 0 24 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M12 0C12 30 22 28 22 50S12 70 12 100" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

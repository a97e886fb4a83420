import { Plural, Trans } from '@lingui/react/macro';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import { GuestEntry } from './guest-entry.tsx';
import type { TripGroup } from './trip-days.ts';
import * as styles from './trips.css.ts';

/** A boat or tour that departs or returns at an hour, with everybody on board. */
export function TripGroupRow({ group }: { group: TripGroup }) {
  const { type, time, name, guests, events } = group;
  return (
    <li className={styles.event}>
      {time === null ? (
        <span className={styles.noTime}>
          <Trans>hour to be agreed</Trans>
        </span>
      ) : (
        <time className={styles.time}>{time}</time>
      )}
      <div className={styles.texts}>
        <div className={styles.head}>
          <h4 className={styles.name}>{name}</h4>
          {type === 'DEPARTURE' ? (
            <Badge tone="positive">
              <Trans>Departure</Trans>
            </Badge>
          ) : (
            <Badge>
              <Trans>Return</Trans>
            </Badge>
          )}
        </div>
        {events.length > 1 && (
          <p className={styles.detail}>
            <Plural value={guests} one="# guest" other="# guests in all" />
          </p>
        )}
        <ul className={styles.guests}>
          {events.map((event) => (
            <GuestEntry key={event.bookingId} event={event} />
          ))}
        </ul>
      </div>
    </li>
  );
}

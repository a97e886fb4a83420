import { Plural, Trans } from '@lingui/react/macro';
import type {
  AvailabilityBatchDay,
  AvailabilityDayOutcome,
} from '../../../../api/contract/types.ts';
import { useDayNames } from '../../../../domain/calendar/use-day-names.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import * as styles from './edit-days.css.ts';
import type { PriceSpan, Summary } from './summary.ts';

/** What saving would change, and which days stay as they are and why. */
export function ChangeSummary({ summary, isOld }: { summary: Summary; isOld: boolean }) {
  const dayNames = useDayNames();
  const { changed, price, refused, bookedChanged } = summary;
  const rows = [
    {
      key: 'opened',
      count: summary.opened,
      text: <Plural value={summary.opened} one="# day opens" other="# days open" />,
    },
    {
      key: 'closed',
      count: summary.closed,
      text: <Plural value={summary.closed} one="# day closes" other="# days close" />,
    },
    {
      key: 'deleted',
      count: summary.deleted,
      text: (
        <Plural
          value={summary.deleted}
          one="The entry of # day is deleted; it can then not be booked"
          other="The entries of # days are deleted; they can then not be booked"
        />
      ),
    },
    {
      key: 'instantOn',
      count: summary.instantOn,
      text: (
        <Plural
          value={summary.instantOn}
          one="# day is confirmed at once"
          other="# days are confirmed at once"
        />
      ),
    },
    {
      key: 'instantOff',
      count: summary.instantOff,
      text: (
        <Plural
          value={summary.instantOff}
          one="# day waits for your confirmation"
          other="# days wait for your confirmation"
        />
      ),
    },
  ];
  const names = (days: readonly AvailabilityBatchDay[]) => dayNames(days.map(({ date }) => date));
  return (
    <div role="status" className={isOld ? `${styles.summary} ${styles.pending}` : styles.summary}>
      {changed.length === 0 && (
        <p>
          <Trans>Nothing changes: the days say so already, or stay as they are.</Trans>
        </p>
      )}
      <ul>
        {rows
          .filter(({ count }) => count > 0)
          .map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        {price && (
          <li>
            <Plural value={price.days} one="Price of # day" other="Price of # days" />
            {price.to && (
              <>
                : {price.from && <Span span={price.from} />} → <Span span={price.to} />
              </>
            )}
          </li>
        )}
      </ul>
      {bookedChanged.length > 0 && (
        <p className={styles.stays}>
          <Trans>Booked, and the booking keeps its price: {names(bookedChanged)}</Trans>
        </p>
      )}
      {summary.unchanged > 0 && changed.length > 0 && (
        <p className={styles.stays}>
          <Plural
            value={summary.unchanged}
            one="# day says so already"
            other="# days say so already"
          />
        </p>
      )}
      {refused.map(({ outcome, days }) => (
        <p key={outcome} className={styles.stays}>
          <Refusal outcome={outcome} names={names(days)} />
        </p>
      ))}
    </div>
  );
}

function Span({ span: { lowest, highest } }: { span: PriceSpan }) {
  const format = useFormat();
  return lowest === highest ? (
    format.money(lowest)
  ) : (
    <>
      {format.money(lowest)}–{format.money(highest)}
    </>
  );
}

/** Why days stay as they are. */
export function Refusal({ outcome, names }: { outcome: AvailabilityDayOutcome; names: string }) {
  if (outcome === 'BOOKED') return <Trans>Booked, stays as it is: {names}</Trans>;
  if (outcome === 'STALE') return <Trans>Changed by somebody meanwhile: {names}</Trans>;
  if (outcome === 'NO_ENTRY') {
    return <Trans>Not in the calendar yet, choose open or closed: {names}</Trans>;
  }
  return <Trans>Past, stays as it is: {names}</Trans>;
}

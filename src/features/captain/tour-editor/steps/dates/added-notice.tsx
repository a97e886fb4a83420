import { Plural, Trans } from '@lingui/react/macro';
import { mostDates } from '../../../../../domain/tour/repeat/repeat-rule.ts';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { Notice } from '../../../../../ui/feedback/notice/notice.tsx';
import * as styles from './dates.css.ts';
import type { StartRefusal } from './rows.ts';

/** What became of the dates that were added last. */
export interface AddedDates {
  added: number;
  refused: readonly { start: string; reason: StartRefusal }[];
}

/** So many refusals are named; a rule may bring hundreds. */
const mostNamed = 5;

/** How many dates were added, and which were not and why. */
export function AddedNotice({ outcome }: { outcome: AddedDates | undefined }) {
  const format = useFormat();
  if (!outcome) return null;
  const { added, refused } = outcome;
  const more = refused.length - mostNamed;
  const reasons = {
    past: <Trans>it has begun already</Trans>,
    overlaps: <Trans>it overlaps another date</Trans>,
    full: <Trans>a tour has at most {mostDates} dates</Trans>,
  };
  const title = (
    <Plural
      value={added}
      _0="No date was added"
      one="# date was added"
      other="# dates were added"
    />
  );
  return (
    <Notice tone={refused.length > 0 ? 'warning' : 'success'} role="status" title={title}>
      {refused.length > 0 && (
        <ul className={styles.reasons}>
          {refused.slice(0, mostNamed).map(({ start, reason }) => (
            <li key={start}>
              {format.instant(start)}: {reasons[reason]}
            </li>
          ))}
          {more > 0 && (
            <li>
              <Plural value={more} one="and # other" other="and # others" />
            </li>
          )}
        </ul>
      )}
    </Notice>
  );
}

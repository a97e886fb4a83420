import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { maxTripDays } from '../../../../domain/trip/most-days.ts';
import type { DateRange } from '../../../../domain/trip/trip-search.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { dayCount } from '../../../../lib/calendar-day.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import type { RangeProblem } from '../range/date-range.ts';
import type { Refusal } from '../range/use-refusal.ts';
import * as styles from './guide.css.ts';

/** Why days in a row cannot be booked, as a sentence. */
function useProblemText(): (problem: RangeProblem) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (problem) => {
    if (problem.kind === 'long') return t`A trip can be up to ${maxTripDays} days long.`;
    const day = format.date(problem.day, 'short');
    if (problem.facts.onlyByHour)
      return t`Some hours on ${day} are taken, so the whole day is not available.`;
    if (problem.facts.state === 'past') return t`${day} is over.`;
    if (problem.facts.state === 'unavailable') return t`${day} is taken.`;
    return t`There is no availability information for ${day}.`;
  };
}

interface GuideProps {
  selection: DateRange | null;
  /** Whether a first day has been pressed and a last one may follow. */
  isChoosing?: boolean;
  /** Whether one day is all that can be chosen. */
  oneDay?: boolean;
  /** Why the days that are chosen, or about to be, cannot be had. */
  problem?: RangeProblem | undefined;
  refusal?: Refusal | null;
  onClear: () => void;
}

/** What to do next, or what is chosen; and why something could not be. */
export function Guide({
  selection,
  isChoosing = false,
  oneDay = false,
  problem,
  refusal = null,
  onClear,
}: GuideProps) {
  const format = useFormat();
  const problemText = useProblemText();
  const fresh = refusal && format.date(refusal.day, 'short');
  return (
    <div className={styles.guide}>
      {selection ? <Chosen span={selection} /> : <Hint oneDay={oneDay} />}
      {selection && (
        <div className={styles.clear}>
          {/* `slot`: it is none of the calendar's own buttons, which turn its pages. */}
          <Button slot={null} variant="text" size="small" onPress={onClear}>
            {oneDay ? <Trans>Clear the date</Trans> : <Trans>Clear the dates</Trans>}
          </Button>
        </div>
      )}
      <p className={problem || refusal ? styles.reason : styles.next} role="status">
        {problem && problemText(problem)}
        {!problem && refusal && (
          <>
            {problemText(refusal.problem)} <Trans>Your trip now starts on {fresh}.</Trans>
          </>
        )}
        {!problem && !refusal && isChoosing && (
          <Trans>Choose the last day, or leave it at one.</Trans>
        )}
      </p>
    </div>
  );
}

function Hint({ oneDay }: { oneDay: boolean }) {
  return (
    <p className={styles.hint}>
      {oneDay ? (
        <Trans>Choose a day.</Trans>
      ) : (
        <Trans>Choose your first and last day. A single day is fine too.</Trans>
      )}
    </p>
  );
}

function Chosen({ span: { start, end } }: { span: DateRange }) {
  const format = useFormat();
  return (
    <p className={styles.chosen}>
      {start === end ? format.date(start, 'full') : format.dateRange(start, end)}
      {start !== end && (
        <>
          {' · '}
          <Plural value={dayCount(start, end)} one="# day" other="# days" />
        </>
      )}
    </p>
  );
}

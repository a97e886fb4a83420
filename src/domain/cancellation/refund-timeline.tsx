import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../i18n/use-format.ts';
import { link } from '../../ui/actions/link/link.css.ts';
import { Timeline } from '../../ui/content/timeline/timeline.tsx';
import { useNow } from '../calendar/use-now.ts';
import {
  type CancellationPolicy,
  lastDayBefore,
  type RefundStep,
  refundDeadline,
  refundSteps,
  stepsLeft,
  type TripStart,
} from './refund.ts';
import * as styles from './refund-timeline.css.ts';

interface RefundTimelineProps {
  policy: CancellationPolicy;
  /** When the chosen trip begins. */
  start: TripStart | null;
  /** What a trip that is still to be chosen is booked by; hours when left out. */
  unit?: TripUnit;
}

/** A trip of days begins with its first day, one of hours at its hour. */
type TripUnit = 'days' | 'hours' | 'either';

/** What comes back of the sum paid, and until when: from today to the start of the trip. */
export function RefundTimeline({ policy, start, unit = 'hours' }: RefundTimelineProps) {
  const { t } = useLingui();
  const steps = useStepsAhead(policy, start);
  return (
    <div className={styles.cancellation}>
      <Timeline
        label={t`What you get back if you cancel`}
        look="horizontal"
        items={steps.map((step, index) => ({
          id: String(step.untilHours),
          state: index === 0 ? 'current' : 'ahead',
          title: <Share share={step.share} />,
          time: <Until step={step} isOnly={steps.length === 1} start={start} unit={unit} />,
        }))}
      />
      <p className={styles.terms}>
        <Trans>Refunds are calculated on what you have paid.</Trans>{' '}
        <Link to="/cancellation" className={link}>
          <Trans>All cancellation terms</Trans>
        </Link>
      </p>
    </div>
  );
}

/** The steps of `policy` from now on: who books late is not told of what they can no longer have. */
function useStepsAhead(policy: CancellationPolicy, start: TripStart | null): readonly RefundStep[] {
  const at = useNow();
  const steps = refundSteps(policy);
  if (!start) return steps;
  const left = stepsLeft(policy, start, new Date(at));
  // A trip that has begun is looked at with the terms that held last.
  return left.length > 0 ? left : steps.slice(-1);
}

/** How much comes back, and until when, in a line: the first of the steps. */
export function RefundInShort({ policy, start, unit = 'hours' }: RefundTimelineProps) {
  const steps = useStepsAhead(policy, start);
  const [first] = steps;
  if (!first) return null;
  return (
    <>
      <Share share={first.share} /> ·{' '}
      <Until step={first} isOnly={steps.length === 1} start={start} unit={unit} />
    </>
  );
}

function Share({ share }: { share: number }) {
  const format = useFormat();
  const percent = format.percent(share);
  if (share === 1) return <Trans>Full refund</Trans>;
  return share === 0 ? <Trans>No refund</Trans> : <Trans>{percent} refund</Trans>;
}

interface UntilProps {
  step: RefundStep;
  /** Whether the same holds from today to the start. */
  isOnly: boolean;
  start: TripStart | null;
  unit: TripUnit;
}

function Until({ step, isOnly, start, unit }: UntilProps) {
  const format = useFormat();
  if (isOnly) return <Trans>From the day you book</Trans>;
  if (step.untilHours === 0) {
    const day = start && format.date(start.date);
    return day ? <Trans>After that, until your trip on {day}</Trans> : <Trans>After that</Trans>;
  }
  if (start) {
    const { date, time } = refundDeadline(start, step);
    const day = format.date(date);
    return time ? (
      <Trans>
        Until {time} on {day}
      </Trans>
    ) : (
      <Trans>Until the end of {day}</Trans>
    );
  }
  const hours = step.untilHours;
  const days = hours / 24;
  const lastDay = lastDayBefore(step);
  if (unit === 'days') return <Trans>Until the end of the day {lastDay} days before</Trans>;
  if (unit === 'either') {
    return (
      <Trans>
        By the day: until the end of the day {lastDay} days before. By the hour: until {hours} hours
        before.
      </Trans>
    );
  }
  return days > 2 ? (
    <Trans>Until {days} days before</Trans>
  ) : (
    <Trans>Until {hours} hours before</Trans>
  );
}

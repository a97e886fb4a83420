import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { useNow } from '../calendar/use-now.ts';
import {
  type CancellationPolicy,
  refundDeadline,
  refundShare,
  refundSteps,
  type TripStart,
} from './refund.ts';

interface FreeCancellationProps {
  policy: CancellationPolicy;
  start: TripStart;
}

/** Until when a trip is cancelled for nothing, or for how much; boats go by `flexible`. */
export function FreeCancellation({ policy, start }: FreeCancellationProps) {
  const format = useFormat();
  const share = refundShare(policy, start, new Date(useNow()));
  const step = refundSteps(policy).find((one) => one.share === share);
  if (!step || share === 0) return <Trans>What you pay is not refunded if you cancel</Trans>;
  const { date, time } = refundDeadline(start, step);
  const day = format.date(date);
  if (share < 1) {
    const percent = format.percent(share);
    return time === null ? (
      <Trans>
        {percent} back if you cancel by the end of {day}
      </Trans>
    ) : (
      <Trans>
        {percent} back if you cancel by {day}, {time}
      </Trans>
    );
  }
  return time === null ? (
    <Trans>Free cancellation until the end of {day}</Trans>
  ) : (
    <Trans>
      Free cancellation until {day}, {time}
    </Trans>
  );
}

import { Select, Trans, useLingui } from '@lingui/react/macro';
import type { Booking, Payment } from '../../../api/contract/types.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Timeline, type TimelineItem } from '../../../ui/content/timeline/timeline.tsx';
import { PlainSection } from '../../../ui/page/plain-section/plain-section.tsx';
import { offerKindOf } from '../../offer/offer-kind.ts';
import { statusLabels } from '../status/status-labels.ts';
import { bookingHistory, type HistoryEvent } from './history.ts';

interface HistorySectionProps {
  booking: Booking;
  payments: readonly Payment[];
}

/** What happened to the booking, in order, and what comes next. */
export function HistorySection({ booking, payments }: HistorySectionProps) {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const kind = offerKindOf(booking);

  const item = (event: HistoryEvent, index: number): TimelineItem => {
    const id = String(index);
    switch (event.kind) {
      case 'requested':
        return {
          id,
          state: 'done',
          time: format.instant(event.at),
          title: <Trans>Requested</Trans>,
        };
      case 'paid': {
        const amount = format.money(event.payment.amount);
        return {
          id,
          state: 'done',
          time: event.at && format.instant(event.at),
          title: <Trans>{amount} paid</Trans>,
        };
      }
      case 'refunded': {
        const back = format.money(event.payment.refundedAmount);
        return {
          id,
          state: 'done',
          title: <Trans>{back} paid back</Trans>,
          content: event.payment.reason,
        };
      }
      case 'answered':
        return {
          id,
          state: event.state,
          title:
            event.state === 'done' ? (
              <Select
                value={kind}
                _tour="The guide has confirmed"
                other="The captain has confirmed"
              />
            ) : (
              <Select value={kind} _tour="The guide’s answer" other="The captain’s answer" />
            ),
        };
      case 'trip':
        return {
          id,
          state: event.state,
          time: event.at && format.date(event.at),
          title: <Select value={kind} _tour="On the tour" other="On board" />,
        };
      case 'ended':
        return { id, state: 'failed', title: i18n._(statusLabels[event.status]) };
    }
  };

  return (
    <PlainSection spacing="tight" title={<Trans>What happened</Trans>}>
      <Timeline label={t`What happened`} items={bookingHistory(booking, payments).map(item)} />
    </PlainSection>
  );
}

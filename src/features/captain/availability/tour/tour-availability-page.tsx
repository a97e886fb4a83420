import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hostToursQuery } from '../../../../api/resources/tours/host-queries.ts';
import { useToday } from '../../../../domain/calendar/use-today.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { monthAfter, monthOf } from '../../../../lib/calendar-month.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { OffersFrame } from '../offers-frame.tsx';

const TourAvailability = lazyComponent(() => import('./tour-availability.tsx'));

interface TourAvailabilityPageProps {
  /** The guide whose tours they are. */
  hostId: number;
  /** The id of the chosen tour; the first of them when left out. */
  tourId: number | undefined;
  /** `YYYY-MM`; the current month when left out. */
  month: string | undefined;
  /** Called with what changes of the address. */
  onChange: (part: { tour?: number; month?: string }) => void;
  /** Where a captain without tours adds the first. */
  addTour: ReactNode;
}

/** `/captain/tour-availability`: which days of a tour are closed, or have another price. */
export function TourAvailabilityPage(props: TourAvailabilityPageProps) {
  const { hostId, tourId, onChange, addTour } = props;
  const format = useFormat();
  const today = useToday();
  const month = props.month ?? monthOf(today);
  const tours = useQuery({ ...hostToursQuery(hostId), retryOnMount: false });
  const tour = tours.data?.find(({ id }) => tourId === undefined || id === tourId);
  return (
    <OffersFrame
      kicker={<Trans>Tour availability</Trans>}
      title={format.date(`${month}-01`, 'month')}
      lead={
        <Trans>
          Guests book a tour on one of its dates. Here you close days, or give them another price.
        </Trans>
      }
      kind="tour"
      offers={tours.data}
      chosen={tour?.id}
      onChoose={(id) => onChange({ tour: id })}
      onTurn={(count) => onChange({ month: monthAfter(month, count) })}
      query={tours}
      failed={<Trans>The tours could not be loaded</Trans>}
      none={
        <EmptyState title={<Trans>You have no tour yet</Trans>} action={addTour}>
          <Trans>Once your first tour is there, you close its days and set its prices here.</Trans>
        </EmptyState>
      }
      unknown={
        <EmptyState title={<Trans>Choose a tour first</Trans>}>
          <Trans>The tour of this address is not among these.</Trans>
        </EmptyState>
      }
    >
      {tour && (
        <TourAvailability
          key={tour.id}
          tour={tour}
          hostId={hostId}
          month={month}
          today={today}
          onMonthChange={(next) => onChange({ month: next })}
        />
      )}
    </OffersFrame>
  );
}

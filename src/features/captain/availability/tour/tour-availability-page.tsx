import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from '../../../../api/errors/messages.ts';
import { hostToursQuery } from '../../../../api/resources/tours/host-queries.ts';
import { useToday } from '../../../../domain/calendar/use-today.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { monthAfter, monthOf } from '../../../../lib/calendar-month.ts';
import { MonthArrows } from '../../../../ui/dates/month-arrows/month-arrows.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../../ui/loading/lazy/lazy-section.tsx';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import * as styles from '../availability-page.css.ts';
import { OfferChoice } from '../offer-choice.tsx';

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
  const { i18n } = useLingui();
  const format = useFormat();
  const today = useToday();
  const month = props.month ?? monthOf(today);
  const tours = useQuery({ ...hostToursQuery(hostId), retryOnMount: false });
  const all = tours.data ?? [];
  const tour = all.find(({ id }) => tourId === undefined || id === tourId);
  const turn = (count: number) => onChange({ month: monthAfter(month, count) });
  return (
    <div className={styles.page}>
      <PageHeader
        above={
          <p className={styles.kicker}>
            <Trans>Tour availability</Trans>
          </p>
        }
        title={format.date(`${month}-01`, 'month')}
        lead={
          <Trans>
            Guests book a tour on one of its dates. Here you close days, or give them another price.
          </Trans>
        }
      />
      {all.length > 0 && (
        <div className={styles.ways}>
          <OfferChoice
            kind="tour"
            offers={all}
            chosen={tour?.id}
            onChoose={(id) => onChange({ tour: id })}
          />
          <div className={styles.arrows}>
            <MonthArrows onTurn={turn} />
          </div>
        </div>
      )}
      {tours.isError && !tours.data && (
        <ErrorDisplay
          {...failureOf(i18n, tours.error)}
          message={
            <>
              <Trans>The tours could not be loaded</Trans>. {failureOf(i18n, tours.error).message}
            </>
          }
          pending={tours.isFetching}
          onRetry={() => void tours.refetch()}
        />
      )}
      {tours.isPending && (
        <>
          <p role="status" className={visuallyHidden}>
            <Trans>Loading…</Trans>
          </p>
          <Skeleton height="560px" />
        </>
      )}
      {tours.data && all.length === 0 && (
        <EmptyState title={<Trans>You have no tour yet</Trans>} action={addTour}>
          <Trans>Once your first tour is there, you close its days and set its prices here.</Trans>
        </EmptyState>
      )}
      {all.length > 0 && !tour && (
        <EmptyState title={<Trans>Choose a tour first</Trans>}>
          <Trans>The tour of this address is not among these.</Trans>
        </EmptyState>
      )}
      {tour && (
        <LazySection placeholder={<Skeleton height="560px" />}>
          <TourAvailability
            key={tour.id}
            tour={tour}
            hostId={hostId}
            month={month}
            today={today}
            onMonthChange={(next) => onChange({ month: next })}
          />
        </LazySection>
      )}
    </div>
  );
}

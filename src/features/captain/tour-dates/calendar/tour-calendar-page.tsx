import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { failureOf } from '../../../../api/errors/messages.ts';
import { tourDateSeatsQuery } from '../../../../api/resources/tour-dates/queries.ts';
import { tourQuery } from '../../../../api/resources/tours/queries.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../../ui/loading/loading-status/loading-status.tsx';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';
import * as styles from './tour-calendar-page.css.ts';
import { TourDates } from './tour-dates.tsx';

interface TourCalendarPageProps {
  /** The guide whose tour it is. */
  hostId: number;
  tourId: number | undefined;
  /** `YYYY-MM`; the month of the next date when left out. */
  month: string | undefined;
  onMonthChange: (month: string) => void;
}

/** `/captain/tours/{id}/calendar`: the dates of a tour by month and status. */
export function TourCalendarPage({ tourId, ...rest }: TourCalendarPageProps) {
  return <div>{tourId === undefined ? <UnknownTour /> : <Loaded tourId={tourId} {...rest} />}</div>;
}

function Back() {
  return (
    <Link to="/captain/tours" className={styles.back}>
      <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
      <Trans>My tours</Trans>
    </Link>
  );
}

/** A tour of somebody else and one that does not exist read the same: nothing of it is told. */
function UnknownTour() {
  return (
    <>
      <PageHeader above={<Back />} title={<Trans>Tour calendar</Trans>} />
      <EmptyState title={<Trans>Tour not found</Trans>}>
        <Trans>It was deleted, or it is none of these tours.</Trans>
      </EmptyState>
    </>
  );
}

const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 403);

function Loaded({ hostId, tourId, ...turning }: TourCalendarPageProps & { tourId: number }) {
  const { i18n } = useLingui();
  const tour = useQuery({ ...tourQuery(tourId), retryOnMount: false });
  const seats = useQuery({ ...tourDateSeatsQuery(tourId), retryOnMount: false });
  if (isMissing(tour.error) || isMissing(seats.error)) return <UnknownTour />;
  if (tour.data && tour.data.guideId !== hostId) return <UnknownTour />;
  if (tour.data && seats.data) {
    return (
      <>
        <PageHeader
          above={<Back />}
          title={tour.data.name}
          lead={<Trans>Dates of the tour by month</Trans>}
        />
        <TourDates tour={tour.data} dates={seats.data} hostId={hostId} {...turning} />
      </>
    );
  }
  const error = tour.error ?? seats.error;
  if (error) {
    return (
      <>
        <PageHeader above={<Back />} title={<Trans>Tour calendar</Trans>} />
        <ErrorDisplay
          {...failureOf(i18n, error)}
          message={
            <>
              <Trans>The tour calendar could not be loaded</Trans>. {failureOf(i18n, error).message}
            </>
          }
          pending={tour.isFetching || seats.isFetching}
          onRetry={() => {
            if (tour.error) void tour.refetch();
            if (seats.error) void seats.refetch();
          }}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader above={<Back />} title={<Trans>Tour calendar</Trans>} />
      <LoadingStatus />
      <Skeleton height="560px" />
    </>
  );
}

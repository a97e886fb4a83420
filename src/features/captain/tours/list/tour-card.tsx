import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TourSummary } from '../../../../api/contract/types.ts';
import { OfferCard } from '../../../../domain/host-offer/list/offer-card.tsx';
import { tourTypeLabels } from '../../../../domain/tour/tour-type-labels.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { instantNow } from '../../../../lib/now.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { Rating } from '../../../../ui/content/rating/rating.tsx';

/** So many dates are named; the others are counted. */
const NAMED_DATES = 3;

interface TourCardProps {
  tour: TourSummary;
  aboveFold: boolean;
  isTarget: boolean;
  status: ReactNode;
  actions: ReactNode;
}

/** A tour of the captain. */
export function TourCard({ tour, ...rest }: TourCardProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { id, name, location, price, capacity, tourType, rating, reviewCount } = tour;
  return (
    <OfferCard
      id={`tour-${id}`}
      name={name}
      imageUrl={tour.imageUrl}
      facts={
        <>
          <span>
            {location} ·{' '}
            {tourType === null ? (
              <Trans context="type of a tour">No type yet</Trans>
            ) : (
              i18n._(tourTypeLabels[tourType])
            )}
          </span>
          <span>
            <Trans>{format.money(price)} per person</Trans> ·{' '}
            <Plural value={capacity} one="# person" other="# people" />
          </span>
          <span>
            {rating === null ? (
              <Trans>No reviews yet</Trans>
            ) : (
              <Rating value={rating} count={reviewCount} />
            )}
          </span>
          <Dates tour={tour} />
        </>
      }
      edit={{
        to: '/captain/tours/$tourId/{-$step}',
        params: { tourId: String(id), step: 'details' },
      }}
      preview={{ to: '/tours/$tourId', params: { tourId: String(id) } }}
      {...rest}
    />
  );
}

/** When it takes place next, leading to its calendar. */
function Dates({ tour: { id, tourDates } }: { tour: TourSummary }) {
  const format = useFormat();
  const now = instantNow();
  const coming = tourDates.filter(
    ({ startDate, availabilityStatus }) => startDate > now && availabilityStatus !== 'CANCELLED',
  );
  const named = coming
    .slice(0, NAMED_DATES)
    .map(({ startDate }) => format.date(startDate, 'short'));
  const others = coming.length - named.length;
  return (
    <span>
      <Link to="/captain/tours/$tourId/calendar" params={{ tourId: String(id) }} className={link}>
        {coming.length === 0 ? <Trans>No date to come</Trans> : named.join(', ')}
      </Link>
      {others > 0 && (
        <>
          {' '}
          <Plural value={others} one="and # more date" other="and # more dates" />
        </>
      )}
    </span>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { fleetStatisticsQuery } from '../../../../api/resources/statistics/queries.ts';
import { useHydratedQuery } from '../../../../api/use-hydrated-query.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { type Figure, Figures } from '../../../../ui/charts/figures/figures.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import * as styles from '../sections/reviews/recent-reviews.css.ts';

/** The year in which it began. */
const foundedIn = 2015;

/** The product in figures, counted by the service; what is not known is not shown. */
export function FleetFigures({ enabled }: { enabled: boolean }) {
  const format = useFormat();
  const { data, error } = useHydratedQuery({ ...fleetStatisticsQuery(), enabled });
  if (error) return null;
  if (!data) return <Skeleton height="85px" />;

  const { boatCount, locationCount, averageRating, reviewCount } = data;
  const items: Figure[] = [
    {
      id: 'boats',
      value: format.number(boatCount),
      label: <Plural value={boatCount} one="boat listed now" other="boats listed now" />,
    },
    {
      id: 'places',
      value: format.number(locationCount),
      label: <Plural value={locationCount} one="place" other="places" />,
    },
  ];
  if (averageRating !== null) {
    items.push({
      id: 'rating',
      value: format.rating(averageRating),
      label: <Trans>out of 5 on average</Trans>,
    });
  }
  items.push(
    {
      id: 'reviews',
      value: format.number(reviewCount),
      label: <Plural value={reviewCount} one="review" other="reviews" />,
    },
    { id: 'since', value: String(foundedIn), label: <Trans>the year we began</Trans> },
  );
  return (
    <div className={styles.figures}>
      <Figures items={items} />
    </div>
  );
}

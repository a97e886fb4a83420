import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { toursQuery } from '../../../../../api/resources/tours/queries.ts';
import { useHydratedQuery } from '../../../../../api/use-hydrated-query.ts';
import { QuerySection } from '../../../../../domain/query/query-section.tsx';
import { TourCard } from '../../../../../domain/tour/tour-card.tsx';
import { instantNow } from '../../../../../lib/now.ts';
import { useInView } from '../../../../../ui/loading/in-view/use-in-view.ts';
import * as styles from '../home-section.css.ts';
import { HomeSection } from '../home-section.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { chooseTours } from './tour-choice.ts';

const count = 3;

/** Tours that can still be joined, the best rated ones. */
export function FeaturedTours() {
  const { ref, isInView } = useInView<HTMLElement>();
  const result = useHydratedQuery({ ...toursQuery(), enabled: isInView });
  if (result.data?.length === 0) return null;
  return (
    <HomeSection
      ref={ref}
      hour="tours"
      title={<Trans>With a guide who knows the way</Trans>}
      all={
        <Link to="/tours">
          {result.data ? (
            <Plural value={result.data.length} one="See the tour" other="All # tours" />
          ) : (
            <Trans>All tours</Trans>
          )}
        </Link>
      }
    >
      <QuerySection result={result} skeleton={<CardSkeletons count={count} />}>
        {(tours) => (
          <ul className={styles.cards}>
            {chooseTours(tours, instantNow(), count).map((tour) => (
              <li key={tour.id}>
                <TourCard tour={tour} level={3} />
              </li>
            ))}
          </ul>
        )}
      </QuerySection>
    </HomeSection>
  );
}

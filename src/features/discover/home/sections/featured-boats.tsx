import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { boatPageQuery } from '../../../../api/resources/boats/queries.ts';
import { useHydratedQuery } from '../../../../api/use-hydrated-query.ts';
import { BoatCard } from '../../../../domain/boat/boat-card.tsx';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { useInView } from '../../../../ui/loading/in-view/use-in-view.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import * as styles from './home-section.css.ts';
import { HomeSection } from './home-section.tsx';

/** Two rows on a wide screen. */
const count = 6;

/** The first page of `/boats`, so that the list is there when somebody goes on to it. */
const featuredBoatsQuery = () => boatPageQuery({ criteria: {}, page: 0 });

/** The boats with the most reviews: the contract's order of popularity. */
export function FeaturedBoats() {
  const { ref, isInView } = useInView<HTMLElement>();
  const result = useHydratedQuery({ ...featuredBoatsQuery(), enabled: isInView });
  if (result.data?.totalElements === 0) return null;
  return (
    <HomeSection
      ref={ref}
      hour="boats"
      title={<Trans>Most popular boats</Trans>}
      all={
        <Link to="/boats">
          {result.data ? (
            <Plural value={result.data.totalElements} one="See the boat" other="All # boats" />
          ) : (
            <Trans>All boats</Trans>
          )}
        </Link>
      }
    >
      <QuerySection result={result} skeleton={<CardSkeletons count={count} />}>
        {({ content }) => (
          <ul className={styles.cards}>
            {content.slice(0, count).map((boat) => (
              <li key={boat.id}>
                <BoatCard boat={boat} level={3} />
              </li>
            ))}
          </ul>
        )}
      </QuerySection>
    </HomeSection>
  );
}

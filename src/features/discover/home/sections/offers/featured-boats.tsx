import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BoatCard } from '../../../../../domain/boat/boat-card.tsx';
import { QuerySection } from '../../../../../domain/query/query-section.tsx';
import { useInView } from '../../../../../ui/loading/in-view/use-in-view.ts';
import * as styles from '../home-section.css.ts';
import { HomeSection } from '../home-section.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { usePopularBoats } from './use-home-boats.ts';

/** The boats that most guests wrote about. */
export function FeaturedBoats() {
  const { ref, isInView } = useInView<HTMLElement>();
  const result = usePopularBoats(isInView);
  if (result.data?.boats.length === 0) return null;
  return (
    <HomeSection
      ref={ref}
      hour="boats"
      title={<Trans>Most popular boats</Trans>}
      all={
        <Link to="/boats">
          {result.data ? (
            <Plural value={result.data.total} one="See the boat" other="All # boats" />
          ) : (
            <Trans>All boats</Trans>
          )}
        </Link>
      }
    >
      <QuerySection result={result} skeleton={<CardSkeletons count={6} />}>
        {({ boats }) => (
          <ul className={styles.cards}>
            {boats.map((boat) => (
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

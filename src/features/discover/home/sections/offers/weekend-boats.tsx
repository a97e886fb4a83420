import { Plural, Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { BoatCard } from '../../../../../domain/boat/boat-card.tsx';
import { QuerySection } from '../../../../../domain/query/query-section.tsx';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { NearMe } from '../../../../../map/place/near-me.tsx';
import { useInView } from '../../../../../ui/loading/in-view/use-in-view.ts';
import * as styles from '../home-section.css.ts';
import { HomeSection } from '../home-section.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { useWeekendBoats } from './use-home-boats.ts';

/** Boats that can be had on the days to come; nothing where every one is taken. */
export function WeekendBoats() {
  const { ref, isInView } = useInView<HTMLElement>();
  const format = useFormat();
  const navigate = useNavigate();
  const { days, isNext, result } = useWeekendBoats(isInView);
  const { startDate, endDate } = days;
  if (result.data?.total === 0) return null;
  return (
    <HomeSection
      ref={ref}
      hour="weekend"
      title={
        // Which weekend it is shows with its boats: the HTML of the build is of another day.
        isNext && result.data ? (
          <Trans>Available next weekend</Trans>
        ) : (
          <Trans>Available this weekend</Trans>
        )
      }
      all={
        <Link to="/boats" search={result.data ? days : {}}>
          {result.data ? (
            <Plural value={result.data.total} one="See the boat" other="# boats available" />
          ) : (
            <Trans>Available boats</Trans>
          )}
        </Link>
      }
    >
      <QuerySection result={result} skeleton={<CardSkeletons count={3} />}>
        {({ boats }) => (
          <>
            <p className={styles.lead}>{format.dateRange(startDate, endDate, 'long')}</p>
            <NearMe
              onPlace={(location) => void navigate({ to: '/boats', search: { location, ...days } })}
            />
            <ul className={styles.cards}>
              {boats.map((boat) => (
                <li key={boat.id}>
                  <BoatCard boat={boat} trip={{ start: startDate, end: endDate }} level={3} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QuerySection>
    </HomeSection>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isMissing } from '../../../api/errors/is-missing.ts';
import { failureOf } from '../../../api/errors/messages.ts';
import { boatQuery } from '../../../api/resources/boats/queries.ts';
import { tourQuery } from '../../../api/resources/tours/queries.ts';
import { BoatCard } from '../../../domain/boat/boat-card.tsx';
import { type OfferRef, useFavourites } from '../../../domain/offer/remembered-offers.ts';
import { TourCard } from '../../../domain/tour/tour-card.tsx';
import { button } from '../../../ui/actions/button/button.css.ts';
import { CardSkeleton } from '../../../ui/content/card/card-skeleton.tsx';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { LoadingStatus } from '../../../ui/loading/loading-status/loading-status.tsx';
import { useFocusAround } from '../../../ui/page/focus-around/use-focus-around.ts';
import * as styles from './favourites.css.ts';

type Found = UseQueryResult<{ status: string }>;

const hasFailed = (query: Found) => query.error && !query.isFetching;
/** Deleted, or published no more: who has booked it once is still answered then. */
const isGone = ({ data, error }: Found) => (data ? data.status !== 'ACTIVE' : isMissing(error));

/** Boats and tours as cards; what is no longer listed is said in one line, with the way to forget it. */
export function FavouriteList({ offers }: { offers: readonly OfferRef[] }) {
  const { i18n } = useLingui();
  const boats = offers.filter(({ kind }) => kind === 'boat');
  const tours = offers.filter(({ kind }) => kind === 'tour');
  const foundBoats = useQueries({ queries: boats.map(({ id }) => boatQuery(id)) });
  const foundTours = useQueries({ queries: tours.map(({ id }) => tourQuery(id)) });

  const all = [
    ...boats.map((offer, index) => ({ offer, query: foundBoats[index] })),
    ...tours.map((offer, index) => ({ offer, query: foundTours[index] })),
  ].flatMap(({ offer, query }) => (query ? [{ offer, query }] : []));
  const gone = all.filter(({ query }) => isGone(query)).map(({ offer }) => offer);
  const failed = all.filter(({ query }) => hasFailed(query) && !isGone(query));
  const [firstFailed] = failed;

  const group = <Item extends { id: number; status: string }>(
    title: ReactNode,
    results: readonly UseQueryResult<Item>[],
    render: (item: Item) => ReactNode,
  ) => {
    const shown = results.filter((query) => !isGone(query) && (query.data || query.isFetching));
    return (
      shown.length > 0 && (
        <section className={styles.group}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.grid}>
            {shown.map(({ data }, index) =>
              data ? (
                <Kept key={data.id}>{render(data)}</Kept>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: nothing is known of it but its place
                <li key={`place-${index}`}>
                  <Place />
                </li>
              ),
            )}
          </ul>
        </section>
      )
    );
  };

  return (
    <>
      {group(<Trans>Boats</Trans>, foundBoats, (boat) => (
        <BoatCard boat={boat} level={3} />
      ))}
      {group(<Trans>Tours</Trans>, foundTours, (tour) => (
        <TourCard tour={tour} level={3} />
      ))}
      {firstFailed && (
        <ErrorDisplay
          {...failureOf(i18n, firstFailed.query.error)}
          onRetry={() => {
            for (const { query } of failed) void query.refetch();
          }}
        />
      )}
      {gone.length > 0 && <Gone offers={gone} />}
    </>
  );
}

/** It goes as soon as its heart is let go of. */
function Kept({ children }: { children: ReactNode }) {
  const item = useFocusAround<HTMLLIElement>();
  return <li ref={item}>{children}</li>;
}

function Place() {
  return (
    <>
      <LoadingStatus />
      <CardSkeleton />
    </>
  );
}

/** Those that their captains have taken back since. */
function Gone({ offers }: { offers: readonly OfferRef[] }) {
  const { has, toggle } = useFavourites();
  const kept = offers.filter(has);
  return (
    <p className={styles.gone}>
      <Trans>Some of them are no longer listed.</Trans>{' '}
      {kept.length > 0 && (
        <button
          type="button"
          className={button({ variant: 'text', size: 'small' })}
          onClick={() => {
            for (const offer of kept) toggle(offer);
          }}
        >
          <Trans>Remove them</Trans>
        </button>
      )}
    </p>
  );
}

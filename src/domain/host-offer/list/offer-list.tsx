import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paginate } from '../../../lib/paginate.ts';
import { PlainButton } from '../../../ui/actions/plain-button/plain-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { useIdle } from '../../../ui/loading/idle/use-idle.ts';
import { LazySection } from '../../../ui/loading/lazy/lazy-section.tsx';
import { Paged } from '../../../ui/navigation/pagination/paged.tsx';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { useMedia } from '../../../ui/theme/use-media.ts';
import * as styles from './offer-list.css.ts';

/** Offers of a page: hundreds of them are not drawn at once. */
const PAGE_SIZE = 12;

/** Pictures that show before anybody scrolls; more of them would only take the first one's share of a slow line. */
const ABOVE_FOLD = { phone: 2, desk: 3 };

interface OfferListProps<Offer> {
  /** What meets the filters. */
  found: readonly Offer[];
  /** The one that a link has led to. */
  target: number | undefined;
  /** The list's own address. */
  to: '/captain/vessels' | '/captain/tours';
  /** What the address holds: its `page` from 1, and the filters. */
  search: Readonly<Record<string, unknown>> & { page?: number | undefined };
  /** What the list is called, how many were found, that none was, and the way to all. */
  words: { label: string; count: string; none: ReactNode; all: ReactNode };
  /** Loaded on demand, as the offers are read first; it gets what undoes all of them, while there are any. */
  filters: (onClear: (() => void) | undefined) => ReactNode;
  onClear: () => void;
  children: (offer: Offer, place: { aboveFold: boolean; isTarget: boolean }) => ReactNode;
}

/** The boats or tours of a host by the filters of the address, page by page. */
export function OfferList<Offer extends { id: number }>(props: OfferListProps<Offer>) {
  const { found, target, to, search, words, onClear, children } = props;
  const { page, ...filters } = search;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const isIdle = useIdle();
  const aboveFold = useMedia(media.phone) ? ABOVE_FOLD.phone : ABOVE_FOLD.desk;
  const position = found.findIndex(({ id }) => id === target);
  const shown = page ?? (position < 0 ? 1 : Math.floor(position / PAGE_SIZE) + 1);
  const { items, pageCount } = paginate(found, shown, PAGE_SIZE);
  return (
    <>
      <div className={styles.filtersPlace}>
        {isIdle && (
          <LazySection placeholder={null}>
            {props.filters(isFiltered ? onClear : undefined)}
          </LazySection>
        )}
      </div>
      <p role="status" className={visuallyHidden}>
        {words.count}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={<Trans context="heading">No results found</Trans>}
          action={
            <PlainButton variant="secondary" onPress={onClear}>
              {words.all}
            </PlainButton>
          }
        >
          {words.none}
        </EmptyState>
      ) : (
        <Paged
          page={shown}
          pageCount={pageCount}
          renderLink={(wanted, link) => (
            <Link
              {...link}
              to={to}
              activeOptions={{ exact: true }}
              search={{ ...filters, page: wanted === 1 ? undefined : wanted }}
            />
          )}
        >
          <ul className={styles.grid} aria-label={words.label}>
            {items.map((offer, index) => (
              <li key={offer.id}>
                {children(offer, { aboveFold: index < aboveFold, isTarget: offer.id === target })}
              </li>
            ))}
          </ul>
        </Paged>
      )}
    </>
  );
}

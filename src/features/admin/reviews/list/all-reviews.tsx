import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { managedReviewsQuery } from '../../../../api/resources/admin/reviews.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { ManagedList } from '../../../../domain/managed-list/managed-list.tsx';
import { ReviewCard } from '../../../../domain/review/review-card.tsx';
import { ReviewActions } from '../../../../forms/review/review-actions.tsx';
import { Disclosure } from '../../../../ui/content/disclosure/disclosure.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../../ui/loading/lazy/lazy-section.tsx';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import { ReviewAbout } from '../review-about.tsx';
import { listRequest } from '../review-request.ts';
import * as styles from '../reviews-page.css.ts';
import type { ReviewsSearch } from '../search-params.ts';
import { ReviewFilters, ReviewOrder } from './review-filters.tsx';

const Overview = lazyComponent(() => import('../overview/overview.tsx'));

interface AllReviewsProps {
  search: ReviewsSearch;
  text: string | undefined;
  onText: (text: string | undefined) => void;
  today: string;
  /** How many filters narrow them down. */
  count: number;
  onChange: (changes: Partial<ReviewsSearch>) => void;
  onClear: () => void;
}

/** What all guests wrote: in figures, then page by page, with what can be done about each. */
export function AllReviews(props: AllReviewsProps) {
  const { search, text, today, count, onText, onChange, onClear } = props;
  const { t } = useLingui();
  const user = useSession();
  const isPhone = useMedia(media.phone);
  const heading = useRef<HTMLHeadingElement>(null);
  const { page = 1 } = search;
  const asked = { ...search, keyword: text };
  const result = useQuery(managedReviewsQuery(listRequest(asked, today), page - 1));
  const filters = (
    <ReviewFilters search={search} text={text} today={today} onText={onText} onChange={onChange} />
  );
  const overview = (
    <LazySection placeholder={<Skeleton height="560px" />}>
      <Overview search={asked} today={today} onChange={onChange} />
    </LazySection>
  );
  return (
    <>
      {isPhone ? <Disclosure title={<Trans>In figures</Trans>}>{overview}</Disclosure> : overview}
      <section className={styles.oneByOne} aria-labelledby="reviews">
        <h2 ref={heading} id="reviews" tabIndex={-1} className={styles.heading}>
          <Trans>Reviews one by one</Trans>
        </h2>
        <Scope search={search} />
        <ManagedList
          result={result}
          to="/admin/reviews"
          search={search}
          count={(total) => <Plural value={total} one="# review" other="# reviews" />}
          failureTitle={<Trans>An error occurred while loading the data. Please try again.</Trans>}
          isNarrowed={count > 0}
          onClear={onClear}
          emptyTitle={<Trans>No reviews yet</Trans>}
          emptyText={<Trans>Guests can write one after their trip.</Trans>}
          aside={<ReviewOrder search={search} onChange={onChange} />}
          filters={isPhone ? <Folded count={count}>{filters}</Folded> : filters}
        >
          {(reviews) => (
            <ul className={styles.cards} aria-label={t`Reviews`}>
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewAbout review={review} />
                  <ReviewCard
                    review={review}
                    actions={
                      user && (
                        <ReviewActions
                          review={review}
                          user={user}
                          onDeleted={() => heading.current?.focus({ preventScroll: true })}
                        />
                      )
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </ManagedList>
      </section>
    </>
  );
}

/** On a phone the filters are folded away under their number. */
function Folded({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div className={styles.folded}>
      <Disclosure
        title={
          count > 0 ? <Trans>Filters ({count})</Trans> : <Trans context="reviews">Filters</Trans>
        }
      >
        {children}
      </Disclosure>
    </div>
  );
}

/** Links from a person, a boat or a tour lead to their reviews alone. */
function Scope({ search: { customerId, ownerId, boatId, tourId } }: { search: ReviewsSearch }) {
  return (
    <>
      {customerId !== undefined && (
        <p className={styles.quiet}>
          <Trans>Only what one guest wrote.</Trans>
        </p>
      )}
      {ownerId !== undefined && (
        <p className={styles.quiet}>
          <Trans>Only of the boats and tours of one captain.</Trans>
        </p>
      )}
      {(boatId !== undefined || tourId !== undefined) && (
        <p className={styles.quiet}>
          <Trans>Only of one boat or tour.</Trans>
        </p>
      )}
    </>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { reportedReviewsQuery } from '../../../../api/resources/admin/reviews.ts';
import { Keys } from '../../../../domain/keys/keys.tsx';
import { queueKeys } from '../../../../domain/keys/queue-keys.ts';
import { indexOfFocus, stepThrough } from '../../../../domain/keys/step-through.ts';
import { ManagedList } from '../../../../domain/managed-list/managed-list.tsx';
import { queueRequest } from '../review-request.ts';
import * as styles from '../reviews-page.css.ts';
import type { ReviewsSearch } from '../search-params.ts';
import { QueueFilters, QueueOrder } from './queue-filters.tsx';
import { ReportedRow } from './reported-row.tsx';

interface ReportedReviewsProps {
  search: ReviewsSearch;
  text: string | undefined;
  onText: (text: string | undefined) => void;
  isNarrowed: boolean;
  onChange: (changes: Partial<ReviewsSearch>) => void;
  onClear: () => void;
}

/** Reviews that somebody reported, the one that waits longest first: each is kept or deleted. */
export function ReportedReviews(props: ReportedReviewsProps) {
  const { search, text, isNarrowed, onText, onChange, onClear } = props;
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { page = 1 } = search;
  const result = useQuery(
    reportedReviewsQuery(queueRequest({ ...search, keyword: text }), page - 1),
  );
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
  const step = (by: 1 | -1) => () => stepThrough(rows(), by);
  // What a key does is what the button of the framed review does, where it has one.
  const press = (act: 'keep' | 'delete') => () => {
    const framed = rows()[indexOfFocus(rows())];
    framed?.querySelector<HTMLButtonElement>(`[data-act="${act}"]`)?.click();
  };
  return (
    <section aria-labelledby="reported-reviews">
      <div className={styles.headingLine}>
        <h2 ref={heading} id="reported-reviews" tabIndex={-1} className={styles.heading}>
          <Trans>Reported reviews</Trans>
        </h2>
        <Keys
          acts={[
            { letter: queueKeys.next, does: <Trans>Next review</Trans>, act: step(1) },
            { letter: queueKeys.previous, does: <Trans>Previous review</Trans>, act: step(-1) },
            {
              letter: queueKeys.approve,
              does: <Trans>Keep the review that is framed</Trans>,
              act: press('keep'),
            },
            {
              letter: queueKeys.refuse,
              does: <Trans>Delete the review that is framed</Trans>,
              act: press('delete'),
            },
          ]}
        />
      </div>
      <ManagedList
        result={result}
        to="/admin/reviews"
        search={search}
        count={(total) => <Plural value={total} one="# review" other="# reviews" />}
        failureTitle={<Trans>An error occurred while loading the data. Please try again.</Trans>}
        isNarrowed={isNarrowed}
        onClear={onClear}
        emptyTitle={<Trans>No report waits for a decision</Trans>}
        emptyText={<Trans>Captains can report a review of their boats and tours.</Trans>}
        filters={<QueueFilters search={search} text={text} onText={onText} onChange={onChange} />}
        aside={<QueueOrder search={search} onChange={onChange} />}
      >
        {(reviews) => (
          <ul ref={list} aria-label={t`Reported reviews`}>
            {reviews.map((reported) => (
              <ReportedRow
                key={reported.id}
                reported={reported}
                onDecided={() => heading.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        )}
      </ManagedList>
    </section>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { reportedReviewsQuery } from '../../../../api/resources/admin/reviews.ts';
import { ManagedList } from '../../../../domain/managed-list/managed-list.tsx';
import { queueRequest } from '../review-request.ts';
import * as styles from '../reviews-page.css.ts';
import type { ReviewsSearch } from '../search-params.ts';
import { QueueFilters } from './queue-filters.tsx';
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
  const { page = 1 } = search;
  const result = useQuery(
    reportedReviewsQuery(queueRequest({ ...search, keyword: text }), page - 1),
  );
  return (
    <section aria-labelledby="reported-reviews">
      <h2 ref={heading} id="reported-reviews" tabIndex={-1} className={styles.heading}>
        <Trans>Reported reviews</Trans>
      </h2>
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
      >
        {(rows) => (
          <ul aria-label={t`Reported reviews`}>
            {rows.map((reported) => (
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

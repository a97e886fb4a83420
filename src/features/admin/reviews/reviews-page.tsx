import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, RefreshCw } from 'lucide-react';
import { useMemo, useRef } from 'react';
import * as v from 'valibot';
import { adminKey } from '../../../api/resources/admin/key.ts';
import { adminQueuesQuery } from '../../../api/resources/admin/queries.ts';
import { adminReviewsKey, reviewStatisticsQuery } from '../../../api/resources/admin/reviews.ts';
import { useToday } from '../../../domain/calendar/use-today.ts';
import { CsvProgress } from '../../../domain/csv/csv-progress.tsx';
import { useFocusAtEnd } from '../../../domain/managed-list/list-detail/use-focus-at-end.ts';
import type { ListPageProps } from '../../../domain/managed-list/list-location.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { Tabs } from '../../../ui/navigation/tabs/tabs.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { AllReviews } from './list/all-reviews.tsx';
import { useReviewFile } from './list/use-review-file.ts';
import { OpenReview } from './open/open-review.tsx';
import { ReportedReviews } from './queue/reported-reviews.tsx';
import { filterCount, listRequest } from './review-request.ts';
import * as styles from './reviews-page.css.ts';
import { type ReviewsSearch, reviewsSearch } from './search-params.ts';

/** `/admin/reviews`: all reviews in figures and one by one, and those that somebody reported. */
export function ReviewsPage({ search: address, text, onSearch }: ListPageProps<ReviewsSearch>) {
  const { t } = useLingui();
  const search = useMemo(() => v.parse(reviewsSearch, address), [address]);
  const asked = { ...search, keyword: text };
  const today = useToday();
  const queryClient = useQueryClient();
  const isFetching = useIsFetching({ queryKey: adminReviewsKey }) > 0;
  const queues = useQuery(adminQueuesQuery());
  const waiting = queues.data?.find(({ queue }) => queue === 'REPORTED_REVIEWS')?.count;
  const file = useReviewFile(listRequest(asked, today));
  const maker = useRef<HTMLButtonElement>(null);
  const page = useFocusAtEnd(search.review !== undefined);
  const isQueue = search.view === 'reported';
  const isList = !isQueue && search.review === undefined;

  const change = (changes: Partial<ReviewsSearch>) =>
    onSearch({ ...search, ...changes, page: undefined }, text);
  const find = (next: string | undefined) => onSearch({ ...search, page: undefined }, next);

  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      <PageHeader
        title={<Trans>Reviews</Trans>}
        lead={<Total />}
        aside={
          <>
            <Button
              variant="secondary"
              size="small"
              aria-label={t`Refresh the reviews`}
              pending={isFetching}
              onPress={() => void queryClient.invalidateQueries({ queryKey: adminKey })}
            >
              <RefreshCw aria-hidden="true" size={18} strokeWidth={1.75} />
              <Trans>Refresh</Trans>
            </Button>
            {isList && (
              <Button
                ref={maker}
                variant="secondary"
                size="small"
                pending={file.progress !== undefined}
                onPress={file.start}
              >
                <Download aria-hidden="true" size={18} strokeWidth={1.75} />
                <Trans>Download as CSV</Trans>
              </Button>
            )}
          </>
        }
      />
      {file.progress && (
        <CsvProgress
          progress={file.progress}
          onCancel={() => {
            // This button goes; the focus stays at the one that makes the file.
            maker.current?.focus();
            file.cancel();
          }}
        />
      )}
      {search.review === undefined ? (
        <Tabs
          label={t`Reviews`}
          selected={isQueue ? 'reported' : 'all'}
          onSelect={(id) => onSearch(id === 'reported' ? { view: 'reported' } : {}, undefined)}
          items={[
            {
              id: 'all',
              label: <Trans>All reviews</Trans>,
              content: (
                <AllReviews
                  search={search}
                  text={text}
                  today={today}
                  count={filterCount(asked, today)}
                  onText={find}
                  onChange={change}
                  onClear={() => onSearch({ sort: search.sort }, undefined)}
                />
              ),
            },
            {
              id: 'reported',
              label: waiting ? (
                <Trans>Reported ({waiting})</Trans>
              ) : (
                <Trans context="reviews">Reported</Trans>
              ),
              content: (
                <ReportedReviews
                  search={search}
                  text={text}
                  isNarrowed={filterCount(asked, today) > 0}
                  onText={find}
                  onChange={change}
                  onClear={() => onSearch({ view: 'reported', order: search.order }, undefined)}
                />
              ),
            },
          ]}
        />
      ) : (
        <OpenReview key={search.review} id={search.review} search={search} />
      )}
    </div>
  );
}

/** All reviews in a line, whatever the filters say. */
function Total() {
  const format = useFormat();
  const { data } = useQuery(reviewStatisticsQuery({}));
  if (!data) return <Trans>What guests say of boats and tours.</Trans>;
  const { totalReviews, averageRating } = data;
  const total = (
    <Plural value={totalReviews} _0="No reviews yet" one="# review" other="# reviews" />
  );
  if (averageRating === null) return total;
  return (
    <>
      {total}
      {', '}
      <Trans>{format.rating(averageRating)} out of 5 on average</Trans>
    </>
  );
}

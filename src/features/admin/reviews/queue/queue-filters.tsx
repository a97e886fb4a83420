import { useLingui } from '@lingui/react/macro';
import type { ReportedReviewSort } from '../../../../api/contract/types.ts';
import { filters } from '../../../../domain/managed-list/managed-list.css.ts';
import { Order } from '../../../../domain/managed-list/order.tsx';
import { TextFilter } from '../../../../domain/managed-list/text-filter.tsx';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { CategoryFilter } from '../category-filter.tsx';
import type { ReviewsSearch } from '../search-params.ts';

interface QueueFiltersProps {
  search: ReviewsSearch;
  text: string | undefined;
  onText: (text: string | undefined) => void;
  onChange: (changes: Partial<ReviewsSearch>) => void;
}

/** Which reported reviews are shown. */
export function QueueFilters({ search, text, onText, onChange }: QueueFiltersProps) {
  const { t } = useLingui();
  return (
    <search className={filters} aria-label={t`Filter the reported reviews`}>
      <TextFilter
        label={t`Search in reviews and reports`}
        maxLength={100}
        text={text}
        onText={onText}
      />
      <Select
        label={t`Status`}
        options={[
          { id: 'OPEN', label: t`Waits for a decision` },
          { id: 'KEPT', label: t({ message: 'Kept', context: 'review' }) },
          { id: 'ALL', label: t({ message: 'All', context: 'reviews' }) },
        ]}
        value={search.state ?? 'OPEN'}
        onChange={(state) => onChange({ state: state === 'OPEN' ? undefined : state })}
      />
      <CategoryFilter category={search.category} onChange={onChange} />
    </search>
  );
}

/** In which order they stand. */
export function QueueOrder({ search, onChange }: Pick<QueueFiltersProps, 'search' | 'onChange'>) {
  const { t } = useLingui();
  return (
    <Order<ReportedReviewSort>
      sort={search.order}
      usual="firstReportedAt,asc"
      labels={{
        'firstReportedAt,asc': t`Waiting longest first`,
        'firstReportedAt,desc': t`Latest report first`,
        'reportCount,desc': t`Most reports first`,
        'reportCount,asc': t`Fewest reports first`,
      }}
      onChange={(order) => onChange({ order })}
    />
  );
}

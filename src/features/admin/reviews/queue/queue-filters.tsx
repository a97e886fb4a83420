import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { reportedReviewSortValues } from '../../../../api/contract/contract.ts';
import type { ReportedReviewSort } from '../../../../api/contract/types.ts';
import { filters, wide } from '../../../../domain/managed-list/managed-list.css.ts';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { SearchField } from '../../../../ui/fields/search-field/search-field.tsx';
import { useTypedText } from '../../../../ui/fields/search-field/use-typed-text.ts';
import { CategoryFilter } from '../category-filter.tsx';
import type { ReviewsSearch } from '../search-params.ts';

const orders: Record<ReportedReviewSort, MessageDescriptor> = {
  'firstReportedAt,asc': msg`Waiting longest first`,
  'firstReportedAt,desc': msg`Latest report first`,
  'reportCount,desc': msg`Most reports first`,
  'reportCount,asc': msg`Fewest reports first`,
};

interface QueueFiltersProps {
  search: ReviewsSearch;
  onChange: (changes: Partial<ReviewsSearch>) => void;
}

/** Which reported reviews are shown. */
export function QueueFilters({ search, onChange }: QueueFiltersProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useTypedText(search.keyword, (keyword) => onChange({ keyword }));
  return (
    <search className={filters} aria-label={t`Filter the reported reviews`}>
      <div className={wide}>
        <SearchField
          label={t`Search in reviews and reports`}
          value={typed}
          onChange={setTyped}
          maxLength={100}
        />
      </div>
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
export function QueueOrder({ search, onChange }: QueueFiltersProps) {
  const { t, i18n } = useLingui();
  return (
    <Select
      look="inline"
      label={t({ message: 'Order', context: 'list' })}
      options={reportedReviewSortValues.map((id) => ({ id, label: i18n._(orders[id]) }))}
      value={search.order ?? 'firstReportedAt,asc'}
      onChange={(order) => onChange({ order: order === 'firstReportedAt,asc' ? undefined : order })}
    />
  );
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { reportedReviewSortValues } from '../../../../api/contract/contract.ts';
import type { ReportedReviewSort } from '../../../../api/contract/types.ts';
import { filters } from '../../../../domain/managed-list/managed-list.css.ts';
import { TextFilter } from '../../../../domain/managed-list/text-filter.tsx';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { CategoryFilter } from '../category-filter.tsx';
import type { ReviewsSearch } from '../search-params.ts';

const orders: Record<ReportedReviewSort, MessageDescriptor> = {
  'firstReportedAt,asc': msg`Waiting longest first`,
  'firstReportedAt,desc': msg`Reported last first`,
  'reportCount,desc': msg`Most reports first`,
  'reportCount,asc': msg`Fewest reports first`,
};

interface QueueFiltersProps {
  search: ReviewsSearch;
  text: string | undefined;
  onText: (text: string | undefined) => void;
  onChange: (changes: Partial<ReviewsSearch>) => void;
}

/** Which reported reviews are shown, and in which order. */
export function QueueFilters({ search, text, onText, onChange }: QueueFiltersProps) {
  const { t, i18n } = useLingui();
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
      <Select
        label={t({ message: 'Order', context: 'list' })}
        options={reportedReviewSortValues.map((id) => ({ id, label: i18n._(orders[id]) }))}
        value={search.order ?? 'firstReportedAt,asc'}
        onChange={(order) =>
          onChange({ order: order === 'firstReportedAt,asc' ? undefined : order })
        }
      />
    </search>
  );
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { reviewSortValues } from '../../../api/contract/contract.ts';
import { reviewOrders, reviewPeriods } from '../../../domain/review/review-words.ts';
import { FilterSelect } from '../../../ui/choices/filter-select/filter-select.tsx';
import { Select } from '../../../ui/choices/select/select.tsx';
import { SearchField } from '../../../ui/fields/search-field/search-field.tsx';
import { useTypedText } from '../../../ui/fields/search-field/use-typed-text.ts';
import * as styles from './ratings-page.css.ts';
import type { RatingSearch } from './search-params.ts';

interface RatingFiltersProps {
  search: RatingSearch;
  onChange: (changes: RatingSearch) => void;
}

/** Which reviews are shown, and in which order. Stars are chosen in the figures above as well. */
export function RatingFilters({ search, onChange }: RatingFiltersProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useTypedText(search.text, (text) => onChange({ text }));
  const all = t({ message: 'All', context: 'reviews' });
  const stars = ([5, 4, 3, 2, 1] as const).map((count) => ({
    id: `${count}` as const,
    count,
    label: t`${plural(count, { one: '# star', other: '# stars' })}`,
  }));
  const periods = reviewPeriods.map(({ days, name }) => ({
    id: `${days}` as const,
    days,
    label: i18n._(name),
  }));
  return (
    <search className={styles.filters} aria-label={t`Filter the reviews`}>
      <div className={styles.searchField}>
        <SearchField label={t`Search in the reviews`} value={typed} onChange={setTyped} />
      </div>
      <FilterSelect
        label={t`Stars`}
        all={all}
        options={stars}
        value={search.stars && `${search.stars}`}
        onChange={(id) => onChange({ stars: stars.find((each) => each.id === id)?.count })}
      />
      <FilterSelect
        label={t`Written`}
        all={t`At any time`}
        options={periods}
        value={search.days && `${search.days}`}
        onChange={(id) => onChange({ days: periods.find((each) => each.id === id)?.days })}
      />
      <FilterSelect
        label={t({ message: 'Answer', context: 'reviews' })}
        all={all}
        options={[
          { id: 'first', label: t`Without an answer first` },
          { id: 'only', label: t`Without an answer only` },
        ]}
        value={search.unanswered}
        onChange={(unanswered) => onChange({ unanswered })}
      />
      <Select
        label={t({ message: 'Order', context: 'list' })}
        options={reviewSortValues.map((id) => ({ id, label: i18n._(reviewOrders[id]) }))}
        value={search.sort ?? 'createdAt,desc'}
        onChange={(sort) => onChange({ sort: sort === 'createdAt,desc' ? undefined : sort })}
      />
    </search>
  );
}

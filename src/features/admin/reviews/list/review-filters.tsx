import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reviewSortValues } from '../../../../api/contract/contract.ts';
import { reviewStatisticsQuery } from '../../../../api/resources/admin/reviews.ts';
import { filters, wide } from '../../../../domain/managed-list/managed-list.css.ts';
import { TextFilter } from '../../../../domain/managed-list/text-filter.tsx';
import { reviewOrders, reviewPeriods } from '../../../../domain/review/review-words.ts';
import { FilterSelect } from '../../../../ui/choices/filter-select/filter-select.tsx';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { DayRangeFilter } from '../../../../ui/dates/day-range-filter/day-range-filter.tsx';
import { CategoryFilter } from '../category-filter.tsx';
import { periodOf } from '../review-request.ts';
import { type ReviewsSearch, type StarChoice, starChoices } from '../search-params.ts';

interface ReviewFiltersProps {
  search: ReviewsSearch;
  text: string | undefined;
  onText: (text: string | undefined) => void;
  today: string;
  onChange: (changes: Partial<ReviewsSearch>) => void;
}

/** Which reviews are shown, in figures as well as one by one. */
export function ReviewFilters({ search, text, today, onText, onChange }: ReviewFiltersProps) {
  const { t, i18n } = useLingui();
  const places = useQuery(reviewStatisticsQuery({})).data?.locations ?? [];
  const { location } = search;
  // Of the address, where no review is: it is shown as what it looks for.
  const isElsewhere =
    location !== undefined && !places.some((place) => place.location === location);
  const period = periodOf(search, today);
  const all = t({ message: 'All', context: 'reviews' });
  const starNames: Record<StarChoice, string> = {
    '5': t`${plural(5, { one: '# star', other: '# stars' })}`,
    '4': t`${plural(4, { one: '# star', other: '# stars' })}`,
    '3': t`${plural(3, { one: '# star', other: '# stars' })}`,
    '2': t`${plural(2, { one: '# star', other: '# stars' })}`,
    '1': t`${plural(1, { one: '# star', other: '# stars' })}`,
    min4: t`At least 4 stars`,
    min3: t`At least 3 stars`,
    max2: t`At most 2 stars`,
  };
  const periods = reviewPeriods.map(({ days, name }) => ({
    id: `${days}` as const,
    days,
    label: i18n._(name),
  }));
  const ownDays = { id: 'own', label: t`Own days` } as const;
  const isOwn = period !== undefined && search.days === undefined;
  return (
    <search className={filters} aria-label={t`Filter the reviews`}>
      <TextFilter label={t`Search in the reviews`} maxLength={100} text={text} onText={onText} />
      <CategoryFilter category={search.category} onChange={onChange} />
      <FilterSelect
        label={t`Place`}
        all={all}
        options={[
          ...places.map((place) => ({
            id: `at ${place.location}`,
            label: `${place.location} (${place.boats + place.tours})`,
          })),
          ...(isElsewhere ? [{ id: `at ${location}`, label: location }] : []),
        ]}
        value={location && `at ${location}`}
        onChange={(id) => onChange({ location: id?.slice('at '.length) })}
      />
      <FilterSelect
        label={t`Stars`}
        all={all}
        options={starChoices.map((id) => ({ id, label: starNames[id] }))}
        value={search.stars}
        onChange={(stars) => onChange({ stars })}
      />
      <FilterSelect
        label={t`Written`}
        all={t`At any time`}
        options={[...periods, ...(isOwn ? [ownDays] : [])]}
        value={isOwn ? 'own' : search.days && `${search.days}`}
        onChange={(id) => {
          if (id === 'own') return;
          const days = periods.find((each) => each.id === id)?.days;
          onChange({ days, from: undefined, to: undefined });
        }}
      />
      <div className={wide}>
        <DayRangeFilter
          label={t`Written between`}
          from={period?.from}
          to={period?.to}
          maxValue={today}
          onChange={(from, to) => onChange({ days: undefined, from, to })}
        />
      </div>
      <YesOrNo
        label={t({ message: 'Booking', context: 'reviews' })}
        yes={t`Verified`}
        no={t`Not verified`}
        value={search.verified}
        onChange={(verified) => onChange({ verified })}
      />
      <YesOrNo
        label={t({ message: 'Answer', context: 'reviews' })}
        yes={t`With a reply`}
        no={t`Without a reply`}
        value={search.withReplies}
        onChange={(withReplies) => onChange({ withReplies })}
      />
      <YesOrNo
        label={t({ message: 'Reports', context: 'reviews' })}
        yes={t`A report waits`}
        no={t`No report waits`}
        value={search.reported}
        onChange={(reported) => onChange({ reported })}
      />
    </search>
  );
}

/** In which order they stand one by one. */
export function ReviewOrder({ search, onChange }: Pick<ReviewFiltersProps, 'search' | 'onChange'>) {
  const { t, i18n } = useLingui();
  return (
    <Select
      look="inline"
      label={t({ message: 'Order', context: 'list' })}
      options={reviewSortValues.map((id) => ({ id, label: i18n._(reviewOrders[id]) }))}
      value={search.sort ?? 'createdAt,desc'}
      onChange={(sort) => onChange({ sort: sort === 'createdAt,desc' ? undefined : sort })}
    />
  );
}

interface YesOrNoProps {
  label: string;
  yes: string;
  no: string;
  value: boolean | undefined;
  onChange: (value: boolean | undefined) => void;
}

function YesOrNo({ label, yes, no, value, onChange }: YesOrNoProps) {
  const { t } = useLingui();
  return (
    <FilterSelect
      label={label}
      all={t({ message: 'All', context: 'reviews' })}
      options={[
        { id: 'yes', label: yes },
        { id: 'no', label: no },
      ]}
      value={value === undefined ? undefined : value ? 'yes' : 'no'}
      onChange={(id) => onChange(id && id === 'yes')}
    />
  );
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reviewSortValues } from '../../../../api/contract/contract.ts';
import { reviewStatisticsQuery } from '../../../../api/resources/admin/reviews.ts';
import { filters, wide } from '../../../../domain/managed-list/managed-list.css.ts';
import { TextFilter } from '../../../../domain/managed-list/text-filter.tsx';
import { reviewOrders, reviewPeriods } from '../../../../domain/review/review-words.ts';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { lazyField } from '../../../../ui/loading/lazy/lazy-field.tsx';
import { CategoryFilter } from '../category-filter.tsx';
import { periodOf } from '../review-request.ts';
import { type ReviewsSearch, type StarChoice, starChoices } from '../search-params.ts';

const DateRangePicker = lazyField(async () => {
  const { DateRangePicker: Picker } = await import(
    '../../../../ui/dates/date-range-picker/date-range-picker.tsx'
  );
  return { default: Picker };
});

interface ReviewFiltersProps {
  search: ReviewsSearch;
  text: string | undefined;
  onText: (text: string | undefined) => void;
  today: string;
  onChange: (changes: Partial<ReviewsSearch>) => void;
}

/** Which reviews are shown, in figures as well as one by one, and in which order. */
export function ReviewFilters({ search, text, today, onText, onChange }: ReviewFiltersProps) {
  const { t, i18n } = useLingui();
  const places = useQuery(reviewStatisticsQuery({})).data?.locations ?? [];
  const { location } = search;
  // Of the address, where no review is: it is shown as what it looks for.
  const isElsewhere =
    location !== undefined && !places.some((place) => place.location === location);
  const period = periodOf(search, today);
  const all = { id: 'all', label: t({ message: 'All', context: 'reviews' }) } as const;
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
  const yesOrNo = (yes: string, no: string) => [
    all,
    { id: 'true', label: yes } as const,
    { id: 'false', label: no } as const,
  ];
  const chosen = (value: boolean | undefined) =>
    value === undefined ? 'all' : (`${value}` as const);
  const choice = (id: 'all' | 'true' | 'false') => (id === 'all' ? undefined : id === 'true');
  return (
    <search className={filters} aria-label={t`Filter the reviews`}>
      <TextFilter label={t`Search in the reviews`} maxLength={100} text={text} onText={onText} />
      <CategoryFilter category={search.category} onChange={onChange} />
      <Select
        label={t`Place`}
        options={[
          all,
          ...places.map((place) => ({
            id: `at ${place.location}`,
            label: `${place.location} (${place.boats + place.tours})`,
          })),
          ...(isElsewhere ? [{ id: `at ${location}`, label: location }] : []),
        ]}
        value={location === undefined ? 'all' : `at ${location}`}
        onChange={(id) => onChange({ location: id === 'all' ? undefined : id.slice('at '.length) })}
      />
      <Select
        label={t`Stars`}
        options={[all, ...starChoices.map((id) => ({ id, label: starNames[id] }))]}
        value={search.stars ?? 'all'}
        onChange={(id) => onChange({ stars: id === 'all' ? undefined : id })}
      />
      <Select
        label={t`Written`}
        options={[{ ...all, label: t`At any time` }, ...periods, ...(isOwn ? [ownDays] : [])]}
        value={isOwn ? 'own' : search.days === undefined ? 'all' : `${search.days}`}
        onChange={(id) => {
          if (id === 'own') return;
          const days = periods.find((each) => each.id === id)?.days;
          onChange({ days, from: undefined, to: undefined });
        }}
      />
      <div className={wide}>
        <DateRangePicker
          label={t`Written between`}
          value={period ? { start: period.from, end: period.to } : null}
          maxValue={today}
          onChange={(range) => onChange({ days: undefined, from: range?.start, to: range?.end })}
        />
      </div>
      <Select
        label={t({ message: 'Booking', context: 'reviews' })}
        options={yesOrNo(t`Verified`, t`Not verified`)}
        value={chosen(search.verified)}
        onChange={(id) => onChange({ verified: choice(id) })}
      />
      <Select
        label={t({ message: 'Answer', context: 'reviews' })}
        options={yesOrNo(t`With a reply`, t`Without a reply`)}
        value={chosen(search.withReplies)}
        onChange={(id) => onChange({ withReplies: choice(id) })}
      />
      <Select
        label={t({ message: 'Reports', context: 'reviews' })}
        options={yesOrNo(t`A report waits`, t`No report waits`)}
        value={chosen(search.reported)}
        onChange={(id) => onChange({ reported: choice(id) })}
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

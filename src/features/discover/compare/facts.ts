import { useLingui } from '@lingui/react/macro';
import type { Boat } from '../../../api/contract/types.ts';
import { boatTypeLabels } from '../../../domain/boat/boat-type-labels.ts';
import { headlinePrice } from '../../../domain/boat/headline-price.ts';
import { useFormat } from '../../../i18n/use-format.ts';

/** One line of the comparison: what a fact is called, and what it is on each boat. */
export interface Fact {
  id: string;
  label: string;
  /** In words; null where it is not known. */
  value: (boat: Boat) => string | null;
  /** For what decides between boats: its size, and the difference from which it does. */
  weight?: { of: (boat: Boat) => number | null; from: number };
}

/** A sixth more is felt: as the logarithm of what prices are to each other. */
const FELT_PRICE = Math.log(7 / 6);

type Inclusion = NonNullable<NonNullable<Boat['inclusions']>['fuel']>;

/** 1 for what the price covers, 0 for what is paid besides. */
const part = (inclusion: Inclusion | null | undefined) =>
  inclusion == null ? null : Number(inclusion === 'INCLUDED');

/** What boats are compared by, in the order in which people ask. */
export function useFacts(withDays: boolean): readonly Fact[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const amount = (value: number | null | undefined) =>
    value == null || value === 0 ? null : format.number(value);
  const metres = (value: number | null | undefined) =>
    value == null ? null : format.number(value, { style: 'unit', unit: 'meter' });
  const yesOrNo = (value: boolean) => (value ? t`Yes` : t`No`);

  const inPrice = (inclusion: Inclusion | null | undefined) => {
    if (inclusion == null) return null;
    return inclusion === 'INCLUDED' ? t`Included` : t`Paid separately`;
  };
  const dayPrice = (boat: Boat) => {
    if (boat.periodPrice === null) return t`Not available on your dates`;
    const { lira, isLowest } = headlinePrice(boat);
    const price = format.money(lira);
    return isLowest ? t`from ${price}` : price;
  };

  return [
    {
      id: 'daily',
      label: withDays ? t`Price for your dates` : t`Price per day`,
      value: dayPrice,
      weight: {
        of: (boat) => (boat.periodPrice === null ? null : Math.log(headlinePrice(boat).lira)),
        from: FELT_PRICE,
      },
    },
    {
      id: 'hourly',
      label: t`Price per hour`,
      value: ({ hourlyPrice }) =>
        hourlyPrice === null ? t`By the day only` : format.money(hourlyPrice),
    },
    {
      id: 'rating',
      label: t`Rating`,
      value: ({ rating, reviewCount }) =>
        rating === null
          ? t`No reviews yet`
          : `${format.rating(rating)} (${format.number(reviewCount)})`,
      weight: { of: ({ rating }) => rating, from: 0.3 },
    },
    { id: 'type', label: t`Type`, value: ({ type }) => i18n._(boatTypeLabels[type]) },
    { id: 'place', label: t`Place`, value: ({ location }) => location },
    {
      id: 'guests',
      label: t({ message: 'Guests', context: 'compared' }),
      value: ({ capacity }) => amount(capacity),
      weight: { of: ({ capacity }) => capacity, from: 2 },
    },
    {
      id: 'cabins',
      label: t`Cabins`,
      value: ({ cabins }) => amount(cabins),
      weight: { of: ({ cabins }) => cabins ?? 0, from: 1 },
    },
    { id: 'bathrooms', label: t`Bathrooms`, value: ({ bathrooms }) => amount(bathrooms) },
    { id: 'length', label: t`Length`, value: ({ length }) => metres(length) },
    { id: 'year', label: t`Built in`, value: ({ buildYear }) => String(buildYear) },
    { id: 'crew', label: t`Crew`, value: ({ crew }) => amount(crew) },
    {
      id: 'captain',
      label: t`Captain included`,
      value: ({ captainIncluded }) => yesOrNo(captainIncluded),
      weight: { of: ({ captainIncluded }) => Number(captainIncluded), from: 1 },
    },
    {
      id: 'fuel',
      label: t({ message: 'Fuel', context: 'in the price' }),
      value: ({ inclusions }) => inPrice(inclusions?.fuel),
      weight: { of: ({ inclusions }) => part(inclusions?.fuel), from: 1 },
    },
    {
      id: 'food',
      label: t({ message: 'Food', context: 'in the price' }),
      value: ({ inclusions }) => inPrice(inclusions?.food),
      weight: { of: ({ inclusions }) => part(inclusions?.food), from: 1 },
    },
    {
      id: 'instant',
      label: t`Instant confirmation`,
      value({ isInstantConfirmation, periodPrice }) {
        // Without a price of chosen days it is not those days that are spoken of.
        if (periodPrice == null)
          return isInstantConfirmation ? t`On most days` : t`Mostly on request`;
        return isInstantConfirmation ? t`Yes` : t`On request`;
      },
      weight: { of: ({ isInstantConfirmation }) => Number(isInstantConfirmation), from: 1 },
    },
    {
      id: 'next',
      label: t`Next free day`,
      value: ({ nextAvailableDate }) =>
        nextAvailableDate === null ? t`No free days` : format.date(nextAvailableDate, 'short'),
    },
  ];
}

/** Whether a fact is not the same on all boats. */
export function differs(fact: Fact, boats: readonly Boat[]): boolean {
  return new Set(boats.map(fact.value)).size > 1;
}

/** Whether a fact differs by so much that it decides between the boats; one that is not known does not. */
export function decides({ weight }: Fact, boats: readonly Boat[]): boolean {
  if (!weight) return false;
  const sizes = boats.map(weight.of).filter((size) => size !== null);
  // Rounding of tenths is no difference.
  return Math.max(...sizes) - Math.min(...sizes) > weight.from - 1e-9;
}

/** What is on board of any of the boats, what all have last. */
export function featuresOf(boats: readonly Boat[]): { name: string; on: ReadonlySet<number> }[] {
  const found = new Map<string, Set<number>>();
  for (const { id, features } of boats) {
    for (const { featureName } of features) {
      found.set(featureName, (found.get(featureName) ?? new Set()).add(id));
    }
  }
  return [...found]
    .map(([name, on]) => ({ name, on }))
    .sort((one, other) => one.on.size - other.on.size);
}

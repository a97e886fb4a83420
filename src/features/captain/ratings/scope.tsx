import { useLingui } from '@lingui/react/macro';
import type { OfferRating } from '../../../api/contract/types.ts';
import type { ReviewedOffer } from '../../../api/resources/reviews/offer-queries.ts';
import { Select } from '../../../ui/choices/select/select.tsx';
import type { RatingSearch } from './search-params.ts';

/** The boat or tour whose reviews are shown. */
export type Scope = Pick<RatingSearch, 'boat' | 'tour'>;

const idOf = ({ boat, tour }: Scope) =>
  boat === undefined ? (tour === undefined ? 'all' : `tour-${tour}`) : `boat-${boat}`;
const scopeOf = ({ boatId, tourId }: OfferRating): Scope => ({
  boat: boatId ?? undefined,
  tour: tourId ?? undefined,
});

/** The figures of the chosen boat or tour; undefined for all of them, null when it is none of them. */
export function chosenOffer(
  offers: readonly OfferRating[],
  scope: Scope,
): OfferRating | undefined | null {
  if (idOf(scope) === 'all') return undefined;
  return offers.find((offer) => idOf(scopeOf(offer)) === idOf(scope)) ?? null;
}

/** The chosen boat or tour; undefined for all of them. */
export function reviewedOffer({ boat, tour }: Scope): ReviewedOffer | undefined {
  if (boat !== undefined) return { kind: 'boat', id: boat };
  return tour === undefined ? undefined : { kind: 'tour', id: tour };
}

interface ScopeChoiceProps {
  offers: readonly OfferRating[];
  scope: Scope;
  onChange: (scope: Scope) => void;
}

/** All boats and tours, or one of them. */
export function ScopeChoice({ offers, scope, onChange }: ScopeChoiceProps) {
  const { t } = useLingui();
  const options = offers.map((offer) => {
    const count = offer.totalReviews;
    return {
      id: idOf(scopeOf(offer)),
      label: `${offer.boatName ?? offer.tourName ?? ''} (${count})`,
    };
  });
  return (
    <Select
      label={t`Reviews of`}
      options={[{ id: 'all', label: t`All boats and tours` }, ...options]}
      value={chosenOffer(offers, scope) === null ? null : idOf(scope)}
      onChange={(id) => {
        const offer = offers.find((each) => idOf(scopeOf(each)) === id);
        onChange(offer ? scopeOf(offer) : { boat: undefined, tour: undefined });
      }}
    />
  );
}

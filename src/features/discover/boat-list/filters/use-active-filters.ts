import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { boatTypeLabels } from '../../../../domain/boat/boat-type-labels.ts';
import { featureLabel } from '../../../../domain/boat/feature-labels.ts';
import { occasionLabel } from '../../../../domain/boat/occasion-labels.ts';
import { useCriteriaText } from '../../../../domain/listing/filters/criteria-text.ts';
import { type ActiveFilter, activeOf } from '../../../../domain/listing/way.ts';
import { featuresOf, withFeature } from '../feature-list.ts';
import type { BoatFilters } from '../search-params.ts';
import { guestText } from './guest-text.ts';

/** What narrows the list, written out; the two ends of a range are one filter. */
export function useActiveFilters(filters: BoatFilters): ActiveFilter<BoatFilters>[] {
  const { i18n, t } = useLingui();
  const text = useCriteriaText();
  const { minCapacity, type, captainIncluded, isInstantConfirmation } = filters;
  const { minCabins, features, occasion } = filters;
  const occasionName = occasion && occasionLabel(occasion);
  const captain = captainIncluded ? t`With captain` : t`Without captain`;
  const confirmation = isInstantConfirmation ? t`Instant confirmation` : t`On request`;
  return activeOf<BoatFilters>([
    [text.place(filters), { location: undefined }],
    [
      occasionName ? i18n._(occasionName) : occasion && text.quoted(occasion),
      { occasion: undefined },
    ],
    [text.name(filters), { name: undefined }],
    [text.dates(filters), { startDate: undefined, endDate: undefined }],
    [minCapacity && guestText(minCapacity), { minCapacity: undefined }],
    [type && i18n._(boatTypeLabels[type]), { type: undefined }],
    [captainIncluded === undefined ? '' : captain, { captainIncluded: undefined }],
    [isInstantConfirmation === undefined ? '' : confirmation, { isInstantConfirmation: undefined }],
    [
      minCabins && plural(minCabins, { one: '# cabin or more', other: '# cabins or more' }),
      { minCabins: undefined },
    ],
    [text.rating(filters), { minRating: undefined }],
    ...featuresOf(features).map((feature) => {
      const { name } = featureLabel(feature);
      const without = withFeature(features, feature, false);
      return [name ? i18n._(name) : text.quoted(feature), { features: without }] as const;
    }),
    [text.price(filters), { minPrice: undefined, maxPrice: undefined }],
    [text.area(filters), { area: undefined }],
  ]);
}

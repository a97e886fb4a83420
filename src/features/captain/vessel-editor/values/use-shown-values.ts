import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { boatTypeLabels } from '../../../../domain/boat/boat-type-labels.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import {
  fuelLabels,
  inclusionLabels,
  ruleLabels,
  sameAsDepartureLabel,
  serviceTypeLabels,
} from './choices.ts';
import { type ServiceRow, sameAsDeparture } from './vessel-values.ts';

const names = (value: unknown) =>
  Array.isArray(value) ? value.map(String).join(', ') : String(value);

/** How values of fields read where two versions of a boat are compared. */
export function useShownValues() {
  const { i18n } = useLingui();
  const format = useFormat();
  return useMemo(() => {
    const service = ({ name, description, serviceType, price, quantity }: ServiceRow) =>
      [
        name,
        i18n._(serviceTypeLabels[serviceType]),
        price !== null && format.money(price),
        quantity !== null && `× ${format.number(quantity)}`,
        description,
      ]
        .filter(Boolean)
        .join(', ');
    return {
      type: boatTypeLabels,
      fuelType: fuelLabels,
      smoking: ruleLabels,
      pets: ruleLabels,
      alcohol: ruleLabels,
      music: ruleLabels,
      fuelInclusion: inclusionLabels,
      foodInclusion: inclusionLabels,
      drinksInclusion: inclusionLabels,
      towelsInclusion: inclusionLabels,
      cleaningInclusion: inclusionLabels,
      harbourFeesInclusion: inclusionLabels,
      features: names,
      organizationTypes: names,
      services: (list: unknown) =>
        (list as ServiceRow[]) // the field of that name
          .map(service)
          .join('; '),
      returnPoint: { [sameAsDeparture]: sameAsDepartureLabel },
    };
  }, [i18n, format]);
}

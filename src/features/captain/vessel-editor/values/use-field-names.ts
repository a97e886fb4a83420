import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { boatTypeLabels } from '../../../../domain/boat/boat-type-labels.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { fuelLabels, ruleLabels, sameAsDepartureLabel, serviceTypeLabels } from './choices.ts';
import { fieldLabels } from './field-labels.ts';
import { type ServiceRow, sameAsDeparture } from './vessel-values.ts';

/** What fields and their values are called where two versions of a boat are compared. */
export function useFieldNames() {
  const { i18n } = useLingui();
  const format = useFormat();
  return useMemo(() => {
    const answers: Record<string, { id: string; message?: string }> = {
      ...boatTypeLabels,
      ...fuelLabels,
      ...ruleLabels,
    };
    const answer = (value: unknown) => {
      const label = answers[String(value)];
      return label ? i18n._(label) : String(value);
    };
    const names = (value: unknown) =>
      Array.isArray(value) ? value.map(String).join(', ') : String(value);
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
      labels: Object.fromEntries(
        Object.entries(fieldLabels).map(([name, label]) => [name, i18n._(label)]),
      ),
      shown: {
        type: answer,
        fuelType: answer,
        smoking: answer,
        pets: answer,
        alcohol: answer,
        music: answer,
        features: names,
        organizationTypes: names,
        services: (list: unknown) =>
          (list as ServiceRow[]) // the field of that name
            .map(service)
            .join('; '),
        returnPoint: (value: unknown) =>
          value === sameAsDeparture ? i18n._(sameAsDepartureLabel) : String(value),
      },
    };
  }, [i18n, format]);
}

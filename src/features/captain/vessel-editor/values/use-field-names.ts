import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { boatTypeLabels } from '../../../../domain/boat/boat-type-labels.ts';
import { fuelLabels, ruleLabels, sameAsDepartureLabel } from './choices.ts';
import { fieldLabels } from './field-labels.ts';
import { sameAsDeparture } from './vessel-values.ts';

/** What fields and their values are called where two versions of a boat are compared. */
export function useFieldNames() {
  const { i18n } = useLingui();
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
      Array.isArray(value)
        ? value.map((one) => (typeof one === 'object' ? one.name : one)).join(', ')
        : String(value);
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
        services: names,
        returnPoint: (value: unknown) =>
          value === sameAsDeparture ? i18n._(sameAsDepartureLabel) : String(value),
      },
    };
  }, [i18n]);
}

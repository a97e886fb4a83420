import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { policyTexts } from '../../../../domain/cancellation/policy-texts.ts';
import { useLanguageNames } from '../../../../domain/text-language/use-language-names.ts';
import { tourFeatureText } from '../../../../domain/tour/tour-feature-labels.ts';
import { tourTypeLabels } from '../../../../domain/tour/tour-type-labels.ts';
import { useFormat } from '../../../../i18n/use-format.ts';

const policyNames = Object.fromEntries(
  Object.entries(policyTexts).map(([id, { name }]) => [id, name]),
);

/** How values of fields read where two versions of a tour are compared. */
export function useShownValues() {
  const { i18n } = useLingui();
  const format = useFormat();
  const languageName = useLanguageNames();
  return useMemo(() => {
    const each = (name: (one: string) => string) => (value: unknown) =>
      Array.isArray(value) ? value.map((one) => name(String(one))).join(', ') : String(value);
    return {
      tourType: tourTypeLabels,
      cancellationPolicy: policyNames,
      languages: each(languageName),
      features: each((tag) => tourFeatureText(tag, (label) => i18n._(label))),
      highlights: each((text) => text),
      price: (value: unknown) => (typeof value === 'number' ? format.money(value) : ''),
      dates: (value: unknown) =>
        Array.isArray(value)
          ? value.map(({ startDate }) => format.instant(startDate)).join(', ')
          : '',
    };
  }, [i18n, format, languageName]);
}

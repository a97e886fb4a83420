import { msg } from '@lingui/core/macro';
import { tourContentLimits } from '../../../../api/contract/contract.ts';
import { vTourContent } from '../../../../api/contract/request-schemas.ts';
import type { FieldErrors } from '../../../../forms/field-error.ts';
import { schemaErrors } from '../../../../forms/schema-errors.ts';
import { saidHighlights, tourContent } from './tour-request.ts';
import type { TourValues } from './tour-values.ts';

const name = msg`Enter a title`;
const region = msg`Choose or enter the region`;
const price = msg`Enter a price above zero`;
const hours = msg`Choose how long it takes`;

/** What is wrong with the form, by its fields. */
export function tourErrors(values: TourValues): FieldErrors<TourValues> {
  const { duration, highlights: _, features, ...content } = tourContent(values);
  const errors: FieldErrors<TourValues> = schemaErrors(vTourContent, content, {
    name: { required: name, regex: name },
    location: { required: region, regex: region },
    price: { required: price, min_value: () => price },
  });
  if (Number.isNaN(duration?.hours)) errors.hours = hours;
  if ((values.latitude === null) !== (values.longitude === null)) {
    const missing = values.latitude === null ? 'latitude' : 'longitude';
    errors[missing] ??= msg`Enter both, or neither`;
  }
  const longestHighlight = tourContentLimits.highlights.items.maxLength;
  if (saidHighlights(values.highlights).some(({ length }) => length > longestHighlight)) {
    errors.highlights = msg`Each may have at most ${longestHighlight} characters`;
  }
  const { maxItems, items } = tourContentLimits.features;
  if ((features ?? []).length > maxItems) errors.features = msg`Choose at most ${maxItems}`;
  else if (features?.some(({ length }) => length > items.maxLength)) {
    const longest = items.maxLength;
    errors.features = msg`Each may have at most ${longest} characters`;
  }
  return errors;
}

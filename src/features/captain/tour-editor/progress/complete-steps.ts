import { countIn } from '../../../../forms/editor/parts.ts';
import { stepFields, type TourStep, tourSteps } from '../steps.ts';
import { saidHighlights } from '../values/tour-request.ts';
import { tourErrors } from '../values/tour-rules.ts';
import type { TourValues } from '../values/tour-values.ts';

/** Whether a step says what guests need to know; nothing of it need be said to save. */
const isSaid: Partial<Record<TourStep, (values: TourValues) => boolean>> = {
  details: ({ tourType, description, languages }) =>
    tourType !== '' && description.trim() !== '' && languages.length > 0,
  terms: ({ cancellationPolicy }) => cancellationPolicy !== '',
  route: ({ latitude, longitude }) => latitude !== null && longitude !== null,
  descriptions: ({ fullDescription, highlights }) =>
    fullDescription.trim() !== '' && saidHighlights(highlights).length > 0,
  dates: ({ dates }) => dates.length > 0,
};

/**
 * The steps that hold all that guests need, and nothing wrong. `complete` are those of photos and documents, which
 * are no fields of the form.
 */
export function completeSteps(values: TourValues, complete: readonly TourStep[]): TourStep[] {
  const wrong = Object.keys(tourErrors(values));
  return tourSteps.filter((step) => {
    const check = isSaid[step];
    return check
      ? countIn(stepFields[step], wrong) === 0 && check(values)
      : complete.includes(step);
  });
}

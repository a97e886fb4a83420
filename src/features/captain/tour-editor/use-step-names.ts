import { useLingui } from '@lingui/react/macro';
import type { TourStep } from './steps.ts';

/** What the steps are called. */
export function useStepNames(): Record<TourStep, string> {
  const { t } = useLingui();
  return {
    details: t`Details`,
    terms: t`Terms`,
    route: t({ message: 'Route', context: 'of a tour' }),
    descriptions: t`Descriptions`,
    dates: t`Dates and price`,
    photos: t`Photos`,
    documents: t`Documents`,
  };
}

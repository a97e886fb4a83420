import { useLingui } from '@lingui/react/macro';
import {
  allManagedReviews,
  type ManagedReviewSearch,
} from '../../../../api/resources/admin/reviews.ts';
import { useCsvFile } from '../../../../domain/csv/use-csv-file.ts';
import { calendarDay } from '../../../../i18n/format.ts';

/** Writes every review that matches into a file, in the order of the list. */
export function useReviewFile(search: ManagedReviewSearch) {
  const { i18n, t } = useLingui();
  return useCsvFile(async (gathering) => {
    const [{ reviewTable }, reviews] = await Promise.all([
      import('./review-csv.ts'),
      allManagedReviews(search, gathering),
    ]);
    return { table: reviewTable(i18n, reviews), name: t`pruva-reviews-${calendarDay()}.csv` };
  });
}

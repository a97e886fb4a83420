import { useQueryClient } from '@tanstack/react-query';
import { availabilitiesKey } from '../../../../api/resources/availabilities/queries.ts';
import { publishChecklistsKey } from '../../../../api/resources/publish-checklists/queries.ts';
import { tourDatesKey } from '../../../../api/resources/tour-dates/queries.ts';
import { toursKey } from '../../../../api/resources/tours/queries.ts';

/** Reads anew whatever shows dates of tours: after one has changed. */
export function useRefreshDates() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [tourDatesKey, toursKey, availabilitiesKey, publishChecklistsKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

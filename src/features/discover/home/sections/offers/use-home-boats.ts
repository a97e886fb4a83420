import type { BoatSummary } from '../../../../../api/contract/types.ts';
import { boatPageQuery } from '../../../../../api/resources/boats/queries.ts';
import { type SectionResult, useHydratedQuery } from '../../../../../api/use-hydrated-query.ts';
import { useToday } from '../../../../../domain/calendar/use-today.ts';
import { chooseBoats } from './boat-choice.ts';
import { HOURS_AHEAD, weekendFrom } from './weekend.ts';

/** One row on a wide screen, and two. */
const weekendCount = 3;
const popularCount = 6;

/** What a section of boats shows, and how many there are in all. */
interface BoatChoice {
  boats: readonly BoatSummary[];
  total: number;
}

/** Boats that are free on all that is left of the weekend, or on the next one, the most popular first. */
export function useWeekendBoats(isInView: boolean) {
  const { days, isNext } = weekendFrom(useToday(HOURS_AHEAD), useToday());
  const page = useHydratedQuery({
    ...boatPageQuery({ criteria: days, page: 0 }),
    enabled: isInView,
  });
  const data: BoatChoice | undefined = page.data && {
    boats: chooseBoats(page.data.content, weekendCount),
    total: page.data.totalElements,
  };
  return { days, isNext, result: { ...page, data } satisfies SectionResult<BoatChoice> };
}

/**
 * The boats with the most reviews, the contract's order of popularity, but for those that are shown for the
 * weekend. Asked for as the first page of `/boats` asks, so that the list is there when somebody goes on to it.
 */
export function usePopularBoats(isInView: boolean): SectionResult<BoatChoice> {
  const { result: weekend } = useWeekendBoats(isInView);
  const first = useHydratedQuery({
    ...boatPageQuery({ criteria: {}, page: 0 }),
    enabled: isInView,
  });
  const isWeekendKnown = weekend.data !== undefined || weekend.error !== null;
  const chosenOf = (boats: readonly BoatSummary[]) =>
    chooseBoats(boats, popularCount, weekend.data?.boats);
  // Where a coast or two have them all, the others come on the next page.
  const isShort =
    isWeekendKnown &&
    first.data?.last === false &&
    chosenOf(first.data.content).length < popularCount;
  const second = useHydratedQuery({
    ...boatPageQuery({ criteria: {}, page: 1 }),
    enabled: isShort,
  });
  if (!first.data || !isWeekendKnown) return { ...first, data: undefined };
  if (isShort && !second.data && !second.error) return { ...second, data: undefined };
  const boats = chosenOf([...first.data.content, ...(second.data?.content ?? [])]);
  return { ...first, data: { boats, total: first.data.totalElements } };
}

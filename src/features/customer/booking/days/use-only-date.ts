import { useEffect, useEffectEvent } from 'react';
import type { TourDate } from '../../../../api/contract/types.ts';
import type { TourChoice } from '../../../../domain/tour/use-tour-dates.ts';

/** The id of the one date that can be booked; undefined where there are more, or none. */
export function onlyDate(
  choices: readonly { date: Pick<TourDate, 'id'>; isBookable: boolean }[],
): number | undefined {
  const [first, ...others] = choices.filter(({ isBookable }) => isBookable);
  return others.length === 0 ? first?.date.id : undefined;
}

/** Chooses the date of a tour for whom there is nothing to choose from, as soon as that is known; `isEmpty`: none is chosen. */
export function useOnlyDate(
  choices: readonly TourChoice[],
  isEmpty: boolean,
  choose: (dateId: number) => void,
): void {
  const only = isEmpty ? onlyDate(choices) : undefined;
  const take = useEffectEvent((dateId: number | undefined) => {
    if (dateId !== undefined) choose(dateId);
  });
  useEffect(() => take(only), [only]);
}

import { useMemo } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import type { CalendarState } from './calendar-state.ts';

/**
 * One and the same state of React Aria's, which always says what the latest one does. React Aria makes another with
 * every press and every move over the days, and its own grid is rendered again with each; the days that are given
 * this one are when what they show has changed (`choiceOf`, `reachOf`).
 */
export function useLiveState(state: CalendarState): CalendarState {
  const { locale } = useFormat();
  // React Aria keeps the name of a calendar by its state: the first one will do until the language is another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const live = useMemo(() => state, [locale]);
  if (live !== state) Object.assign(live, state);
  return live;
}

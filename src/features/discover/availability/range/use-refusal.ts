import { useState } from 'react';
import type { DateRange } from '../../../../domain/trip/trip-search.ts';
import { type FactsOf, type RangeProblem, rangeProblem } from './date-range.ts';

/** What was asked for and could not be had, and the day that the trip begins again with. */
export interface Refusal {
  problem: RangeProblem;
  day: string;
}

interface Choice {
  selection: DateRange | null;
  factsOf: FactsOf;
  onSelectionChange: (selection: DateRange | null) => void;
}

/**
 * Judges days in a row that are asked for: what cannot be had is refused, and the trip begins again with the day
 * that was pressed last.
 */
export function useRefusal({ selection, factsOf, onSelectionChange }: Choice) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  function ask(days: DateRange): void {
    const problem = rangeProblem(days, factsOf);
    if (!problem) {
      setRefusal(null);
      onSelectionChange(days);
      return;
    }
    const { start, end } = selection ?? days;
    const day = [start, end].includes(days.start) ? days.end : days.start;
    setRefusal({ problem, day });
    onSelectionChange({ start: day, end: day });
  }
  return { refusal, ask, forget: () => setRefusal(null) };
}

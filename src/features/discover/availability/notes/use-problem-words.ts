import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../../i18n/use-format.ts';
import { mostDays, type SpanProblem } from '../range/span.ts';

/** Why days in a row cannot be booked, as a sentence. */
export function useProblemWords(): (problem: SpanProblem) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (problem) => {
    if (problem.kind === 'long') return t`A trip has at most ${mostDays} days.`;
    const day = format.date(problem.day, 'short');
    if (problem.facts.onlyByHour)
      return t`On ${day} a few hours are taken, so the whole day is not free.`;
    if (problem.facts.state === 'past') return t`${day} is over.`;
    if (problem.facts.state === 'unavailable') return t`${day} is taken.`;
    return t`There is no availability information for ${day}.`;
  };
}

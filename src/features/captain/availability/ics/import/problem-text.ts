import { useLingui } from '@lingui/react/macro';
import { type FileProblem, MAX_MEGABYTES } from '../read/read-file.ts';

/** Why a file cannot be taken over, and what helps, in words. */
export function useProblemText(): (problem: FileProblem | 'unreadable') => string {
  const { t } = useLingui();
  return (problem) =>
    ({
      'too-large': t`The file is larger than ${MAX_MEGABYTES} MB. Export fewer months of your calendar.`,
      'too-slow': t`Reading this file takes too long. Export fewer months of your calendar.`,
      'not-a-calendar': t`This is not a calendar file. Choose one that ends in .ics.`,
      broken: t`The file is damaged. Export it from your calendar once more.`,
      empty: t`There is no event in this file.`,
      unreadable: t`The file could not be read. Choose it once more.`,
    })[problem];
}

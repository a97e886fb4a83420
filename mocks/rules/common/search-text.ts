import { resembles } from './text.ts';

/** Whether one of the texts contains what was asked for, letter case and diacritics aside; all do when nothing was. */
export const mentions = (
  query: string | undefined,
  texts: readonly (string | null | undefined)[],
) => query === undefined || texts.some((text) => resembles(text, query));

import { drafts } from './memory.ts';

/** The address with which a booking was left, while it still names days; `of` as in the draft. */
export function draftSearch(of: string): Record<string, string | number> | undefined {
  const search = drafts.get().find((one) => one.of === of)?.search;
  return search && Object.keys(search).length > 0 ? search : undefined;
}

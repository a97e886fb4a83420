/** What can be seen closely on board of a boat. */
export const detailNames = [
  'foredeck',
  'helm',
  'table',
  'platform',
  'porthole',
  'aloft',
  'wake',
] as const;

export type DetailName = (typeof detailNames)[number];

import type { Scenario } from '../control/route.ts';

/** What a session can start from. */
export const scenarios: Scenario[] = [
  { name: 'default', summary: { tr: 'Olağan bir gün', en: 'An ordinary day' } },
];

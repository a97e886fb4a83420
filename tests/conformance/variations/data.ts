import { scenarios } from '../../../mocks/data/scenario/scenarios.ts';
import type { Variation } from './variation.ts';

/** What a service has already, and which day it is there. */
export const data: Variation[] = [
  ...scenarios
    .filter(({ name }) => name !== 'default')
    .map(({ name, summary }) => ({ name: `data: ${name}`, what: summary.en, scenario: name })),
  ...['2027-12-30', '2028-02-28', '2027-03-31'].map((today) => ({
    name: `day: ${today}`,
    what: 'Months and years end, and February has 29 days in some.',
    today,
  })),
];

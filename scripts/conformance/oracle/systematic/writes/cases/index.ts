import { bulkCases } from './bulk.ts';
import type { About, Case } from './case.ts';
import { claimCases } from './claims.ts';
import { dayCases } from './days.ts';
import { fieldCases, partialCases } from './fields.ts';
import { pairCases, stateCases } from './moves.ts';
import { otherCases, queryCases } from './others.ts';
import { repeatCases } from './repeats.ts';
import { senderCases } from './senders.ts';

const MAKERS = [
  repeatCases,
  partialCases,
  claimCases,
  senderCases,
  otherCases,
  queryCases,
  stateCases,
  dayCases,
  bulkCases,
  pairCases,
  fieldCases,
];

/** Every case of a write, in any order; no two have the same name. */
export function casesOf(about: About): Case[] {
  const all = MAKERS.flatMap((make) => make(about));
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

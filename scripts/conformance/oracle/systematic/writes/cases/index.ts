import { isPersonKind } from '../../../model/kinds.ts';
import { targetOf } from '../target.ts';
import { alternativeCases } from './alternatives.ts';
import { bulkCases } from './bulk.ts';
import type { About, Case } from './case.ts';
import { claimCases } from './claims.ts';
import { currentCases } from './current.ts';
import { dayCases } from './days.ts';
import { deletionCases } from './deletions.ts';
import { expectedCases } from './expected.ts';
import { fieldCases, partialCases } from './fields.ts';
import { fileCases } from './files.ts';
import { fullCases } from './full.ts';
import { hourCases } from './hours.ts';
import { manyCases } from './many.ts';
import { stateCases } from './moves.ts';
import { namedPeopleCases } from './named-people.ts';
import { numberCases } from './numbers.ts';
import { orderCases, reversedCases } from './orders.ts';
import { otherCases, queryCases } from './others.ts';
import { pairCases } from './pairs.ts';
import { repeatCases } from './repeats.ts';
import { secondCases } from './second.ts';
import { seenCases } from './seen.ts';
import { senderCases } from './senders.ts';
import { soonCases } from './soon.ts';
import { takenDayCases } from './taken-days.ts';
import { uploadCases } from './uploads.ts';

const MAKERS = [
  repeatCases,
  partialCases,
  secondCases,
  claimCases,
  currentCases,
  senderCases,
  namedPeopleCases,
  otherCases,
  orderCases,
  reversedCases,
  uploadCases,
  fileCases,
  fullCases,
  queryCases,
  alternativeCases,
  numberCases,
  expectedCases,
  seenCases,
  dayCases,
  takenDayCases,
  hourCases,
  bulkCases,
  manyCases,
  deletionCases,
  soonCases,
  fieldCases,
];
/** What follows from the record that a request is about, which may be another for each example. */
const ABOUT_A_RECORD = [stateCases, pairCases];

/** Every case of a write, in any order; no two have the same name. */
export function casesOf(about: About): Case[] {
  const made = [...MAKERS.flatMap((make) => make(about)), ...aboutRecords(about)];
  const all = isAboutAnybody(about) ? made.flatMap((one) => [one, aboutHost(one)]) : made;
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

/** Whether administrators decide about anybody with it: about customers, and about captains with what they offer. */
const isAboutAnybody = ({ target, operation: { roles } }: About) =>
  isPersonKind(target) && roles.every((role) => role === 'ADMIN');

const aboutHost = (one: Case): Case => ({ ...one, name: `${one.name}:captain`, isOfHost: true });

function aboutRecords(about: About): Case[] {
  const { contract, kinds, operation } = about;
  const examples = new Map([[about.target, 0]]);
  for (const index of (operation.body?.examples ?? []).keys()) {
    const target = targetOf(contract, kinds, operation, index);
    if (!examples.has(target)) examples.set(target, index);
  }
  return [...examples].flatMap(([target, example]) =>
    ABOUT_A_RECORD.flatMap((make) => make({ ...about, target })).map((one) =>
      example === 0 ? one : { ...one, name: `${one.name}:${example + 1}`, example },
    ),
  );
}

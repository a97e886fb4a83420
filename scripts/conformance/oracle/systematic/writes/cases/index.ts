import { isPersonKind } from '../../../model/kinds.ts';
import { targetOf } from '../target.ts';
import type { About, Case } from './case.ts';
import { bookedRecordCases } from './days/booked-records.ts';
import { dayCases } from './days/days.ts';
import { hourCases } from './days/hours.ts';
import { soonCases } from './days/soon.ts';
import { switchedDayCases } from './days/switched-days.ts';
import { takenDayCases } from './days/taken-days.ts';
import { fileCases } from './files/files.ts';
import { uploadCases } from './files/uploads.ts';
import { namedPeopleCases } from './people/named-people.ts';
import { otherCases, queryCases } from './people/others.ts';
import { senderCases } from './people/senders.ts';
import { bulkCases } from './several/bulk.ts';
import { manyCases } from './several/many.ts';
import { orderCases, reversedCases } from './several/orders.ts';
import { partCases } from './several/parts.ts';
import { deletionCases } from './states/deletions.ts';
import { keptCases } from './states/kept.ts';
import { stateCases } from './states/moves.ts';
import { pairCases } from './states/pairs.ts';
import { repeatCases } from './states/repeats.ts';
import { returnCases } from './states/returns.ts';
import { alternativeCases } from './values/alternatives.ts';
import { claimCases } from './values/claims.ts';
import { currentCases } from './values/current.ts';
import { expectedCases } from './values/expected.ts';
import { fieldCases, partialCases } from './values/fields.ts';
import { fullCases } from './values/full.ts';
import { numberCases } from './values/numbers.ts';
import { secondCases } from './values/second.ts';
import { seenCases } from './values/seen.ts';

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
  partCases,
  deletionCases,
  keptCases,
  returnCases,
  bookedRecordCases,
  switchedDayCases,
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

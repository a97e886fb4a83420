import { folded } from '../../../../openapi/model/text.ts';
import type { Contract, Operation } from '../../contract/contract.ts';
import { isObject } from '../../lib/json.ts';
import type { Kinds } from '../model/kinds.ts';
import type { PairAnswer, Template } from '../pair/pair.ts';
import { onBoth, PerSide } from '../pair/sides.ts';
import { compareBodies, type Setting } from './bodies.ts';
import { codes, faults, isOtherRule } from './codes.ts';
import type { Difference } from './difference.ts';
import type { Ids } from './ids.ts';
import { sameStatus } from './statuses.ts';
import { isBeginning, tiedIn } from './ties.ts';
import type { Facts } from './values.ts';
import { isWhole } from './whole.ts';

export interface Comparison {
  contract: Contract;
  kinds: Kinds;
  ids: Ids;
  facts: Facts;
  /** A word that is in names of the run and nowhere else. */
  word: string;
}

/** Statuses among which the contract leaves the choice: what somebody may not touch may be hidden from them. */
const HIDDEN = [403, 404];

const isHidden = ({ service, mock, operation }: PairAnswer) =>
  service.status !== mock.status &&
  [service, mock].every(({ status }) => HIDDEN.includes(status) && operation.answers.has(status));

/** What of a request names records, of the run or not. */
const named = ({ path, query }: Template): PerSide[] =>
  [path, query].flatMap((part) =>
    Object.values(part ?? {}).flatMap((value) => (value instanceof PerSide ? [value] : [])),
  );

/** Whether a request asks for what only the run has in its names, however that is written. */
function asksForOwn({ path, query, body }: Template, word: string): boolean {
  return [path, query, body].some((part) =>
    Object.values(isObject(part) ? part : {}).some(
      (value) => typeof value === 'string' && folded(value).includes(word),
    ),
  );
}

/**
 * Whether everything in an answer belongs to the run: it names a record of the run or asks for its word, or who asks
 * is one of its people.
 */
export function isScoped({ template, operation }: PairAnswer, word: string): boolean {
  const { by } = template;
  const names = named(template);
  if (names.length > 0) return names.every(({ isOurs }) => isOurs);
  if (operation.method === 'GET' || isSearch(operation)) {
    if (asksForOwn(template, word)) return true;
  }
  if (operation.method !== 'GET' && !isSearch(operation)) return true;
  const isOurs = by?.role !== 'ADMIN' && by?.user.ref.isOurs === true;
  return operation.owner !== 'none' && isOurs;
}

const isSearch = ({ id }: Operation) => /search|query|check/iu.test(id);

/** What the two answers differ in; where the status differs, nothing else is looked at. */
export function compareAnswers(comparison: Comparison, answer: PairAnswer): Difference[] {
  const { service, mock, operation } = answer;
  const about = { description: undefined, within: undefined };
  if (isHidden(answer)) return [];
  if (!sameStatus(service.status, mock.status)) {
    if (isOtherRule(comparison.contract, answer)) return [];
    return [{ rule: 'status', place: '', service: service.status, mock: mock.status, ...about }];
  }
  if (!mock.ok)
    return [
      ...codes(comparison.contract, answer),
      ...faults(answer),
      ...furtherSaid(comparison, answer),
    ];
  const documented = operation.answers.get(mock.status);
  const differences = headers(answer, isScoped(answer, comparison.word));
  const [ourType, theirType] = [service, mock].map(({ exchange }) =>
    mediaOf(exchange.responseHeaders['content-type']),
  );
  if (ourType !== theirType) {
    differences.push({
      rule: 'media-type',
      place: 'header.content-type',
      service: ourType,
      mock: theirType,
      ...about,
    });
    return differences;
  }
  const schema = documented?.media.get(theirType ?? '');
  if (theirType !== 'application/json' || !schema) return differences.concat(files(answer));
  return differences.concat(
    compareBodies(settingOf(comparison, answer, schema), schema, {
      service: service.body,
      mock: mock.body,
    }),
  );
}

function settingOf(
  { contract, kinds, ids, facts, word }: Comparison,
  answer: PairAnswer,
  schema: object,
): Setting {
  const { operation } = answer;
  const { maxItems: most } = contract.schemas.flatten(schema);
  return {
    schemas: contract.schemas,
    kinds,
    ids,
    facts,
    scoped: isScoped(answer, word),
    isOfOthers: kinds.isOfTrips(operation),
    isTied: tiedIn(contract, ids, answer),
    isWhole: onBoth((side) => isWhole(operation, answer[side], most)),
    isBeginning: isBeginning(contract, answer),
  };
}

/** What a refusal for the same reason says beyond what every one does, such as who has changed a record last. */
function furtherSaid(comparison: Comparison, answer: PairAnswer): Difference[] {
  const { service, mock, operation } = answer;
  const schema = operation.answers.get(mock.status)?.media.get('application/json');
  if (!schema || service.status !== mock.status || !isObject(service.body) || !isObject(mock.body))
    return [];
  if (service.body.code !== mock.body.code) return [];
  const { required } = comparison.contract.schemas.flatten(schema);
  const further = (body: object) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => !required.includes(name)));
  const both = { service: further(service.body), mock: further(mock.body) };
  return compareBodies(settingOf(comparison, answer, schema), schema, both);
}

function mediaOf(header: string | undefined): string | undefined {
  return header?.split(';')[0]?.trim().toLowerCase();
}

/** Pictures and papers: what was uploaded comes back as it was; what the service draws is its own. */
function files({ service, mock, operation }: PairAnswer): Difference[] {
  const [ours, theirs] = [service.exchange.responseBody, mock.exchange.responseBody];
  if (ours === theirs || !/File$|Document$/u.test(operation.id)) return [];
  const sizes = { service: `${ours.length} characters`, mock: `${theirs.length} characters` };
  return [{ rule: 'file', place: 'body', ...sizes, description: undefined, within: undefined }];
}

function headers({ service, mock, operation }: PairAnswer, scoped: boolean): Difference[] {
  const found: Difference[] = [];
  const named = operation.answers.get(mock.status)?.headers ?? [];
  for (const [name, { required }] of named) {
    const [ours, theirs] = [service, mock].map(({ exchange }) => exchange.responseHeaders[name]);
    // A header that is promised to nobody says nothing by being left out.
    if (ours === undefined && !required) continue;
    const isExact = name === 'content-language' || (name === 'x-total-count' && scoped);
    const shape = (text: string | undefined) =>
      text?.replace(/^https?:\/\/[^/]+/u, '').replace(/\d+/gu, '#');
    const isSame =
      (ours === undefined) === (theirs === undefined) &&
      (!isExact || ours === theirs) &&
      (name !== 'location' || shape(ours) === shape(theirs));
    if (isSame) continue;
    const about = { description: undefined, within: undefined };
    found.push({ rule: 'header', place: `header.${name}`, service: ours, mock: theirs, ...about });
  }
  return found;
}

import { deletesText, deletionsOf } from '../../../../openapi/model/annotations/deletes.ts';
import { noticesOf, noticeText } from '../../../../openapi/model/annotations/notifies.ts';
import type { Contract } from '../../contract/contract.ts';
import { brokenRules } from '../compare/codes.ts';
import { isInput } from '../compare/statuses.ts';
import { type Found, listedIn } from '../sequence/found.ts';

/** A sentence of the contract, and where it stands. */
export interface Statement {
  text: string;
  /** Such as `getBoat: description` or `Booking.totalPrice: description`. */
  place: string;
}

/**
 * What the contract says about a difference; undefined when a provider knows nothing. The first that knows
 * something counts, so what says more stands before what says less.
 */
export type StatementProvider = (found: Found, contract: Contract) => Statement | undefined;

interface CodeEntry {
  status: number;
  when: string;
}

function catalogueOf(contract: Contract): Record<string, CodeEntry> {
  return contract.document['x-error-codes'] ?? {};
}

function whenOf(contract: Contract, code: unknown): Statement | undefined {
  const entry = catalogueOf(contract)[String(code)];
  return entry && { text: entry.when, place: `error code ${String(code)}: when` };
}

/** Who may, as the operation says it. */
const refusals: StatementProvider = ({ difference, answer, mode }, contract) => {
  const { service, mock, operation } = answer;
  if (difference.rule !== 'status' && difference.rule !== 'code') return undefined;
  const code = codeOf(mock.body);
  if (mock.ok) {
    const refused = whenOf(contract, codeOf(service.body));
    if (service.status >= 500 || service.status === 0) {
      return { text: `It answers ${mock.status}.`, place: `${operation.id}: responses` };
    }
    if (service.ok)
      return { text: `It answers ${mock.status}.`, place: `${operation.id}: responses` };
    const text = refused
      ? `${refused.text} Here it is not so.`
      : firstSentence(operation.description);
    return { text, place: refused?.place ?? `${operation.id}: description` };
  }
  if (service.ok) return whenOf(contract, code);
  const isDeclared = operation.answers.has(service.status);
  if (!isDeclared || service.status >= 500) {
    return {
      text: `Its answers are ${[...operation.answers.keys()].join(', ')}.`,
      place: `${operation.id}: responses`,
    };
  }
  // Two refusals may both be true when more than one thing is wrong.
  if (mode !== 'valid' || mayBothHold(answer)) return undefined;
  return difference.rule === 'code' || service.status !== mock.status
    ? whenOf(contract, code)
    : undefined;
};

/**
 * Whether one side refuses the request, the other what it is about, and the mock has not looked at every rule: which of
 * two comes first is the service's choice. Who may learn that a record exists (403, 404) is not.
 */
function mayBothHold({ service, mock }: Found['answer']): boolean {
  if (brokenRules(mock)) return false;
  const [ours, theirs] = [service.status, mock.status];
  return (isInput(ours) && theirs === 409) || (ours === 409 && isInput(theirs));
}

function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/u);

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;
}

/** Headers that the operation names. */
const headers: StatementProvider = ({ difference, answer }) => {
  const name = difference.place.replace('header.', '');
  if (difference.rule === 'version') {
    const text = answer.operation.answers.get(answer.mock.status)?.headers.get(name)?.description;
    return text ? { text, place: `${answer.operation.id}: header ${name}` } : undefined;
  }
  if (difference.rule !== 'header') return undefined;
  return {
    text: `It answers ${answer.mock.status} with ${name}.`,
    place: `${answer.operation.id}: responses`,
  };
};

const SAYS_WHEN = /\b(answered|told)\b/iu;

/** Which field a refusal names: where the operation says so, or only one thing is wrong. */
const faults: StatementProvider = ({ difference, answer, mode }, { schemas }) => {
  if (difference.rule !== 'field') return undefined;
  const { mock, operation } = answer;
  const said = sentencesOf(operation.description).find((one) =>
    one.includes(`the field \`${String(difference.mock)}\``),
  );
  if (said) return { text: said, place: `${operation.id}: description` };
  const schema = operation.answers.get(mock.status)?.media.get('application/json') ?? {};
  const { description } = schemas.flatten(schemas.flatten(schema).properties.errors ?? {});
  if (mode !== 'valid' || !description) return undefined;
  return { text: description, place: `${difference.within}.errors: description` };
};

/** What a write takes along or tells somebody of, where its records are too few or too many. */
const consequences: StatementProvider = (found, { document }) => {
  const { after = '', answer } = found;
  if (listedIn(found) === undefined) return undefined;
  const deletion = deletionsOf(document).get(after);
  if (deletion) return { text: deletesText(deletion), place: `${after}: x-deletes` };
  const told = noticesOf(document).get(after);
  const isOfNotices = answer.operation.tags.includes('Notifications');
  if (!told || !isOfNotices) return undefined;
  return { text: told.notices.map(noticeText).join('; '), place: `${after}: x-notifies` };
};

/** What the schema says of the field. */
const properties: StatementProvider = ({ difference }) => {
  const { description, within, place, rule, isOptional } = difference;
  if (!description) return undefined;
  // What may be left out is promised only where words say when it is there.
  if (rule === 'absent' && isOptional && !SAYS_WHEN.test(description)) return undefined;
  return {
    text: description,
    place: `${within ?? 'answer'}.${place.split('.').at(-1)?.replace('[]', '')}: description`,
  };
};

/** A field that a call has written is what it is read as. */
const echoes: StatementProvider = ({ difference, log, after }) => {
  const name = difference.place.split('.').at(-1)?.replace('[]', '') ?? '';
  const wrote = log.findLast(({ template, mock }) => mock.ok && fieldsOf(template).has(name));
  if (!wrote) return undefined;
  return {
    text: `${name} is what ${wrote.operation.id} was sent, and what it is read as.`,
    place: `${wrote.operation.id}: request body${after ? '' : ''}`,
  };
};

function fieldsOf({ body, query }: Found['answer']['template']): Set<string> {
  const names = [body, query].flatMap((part) =>
    typeof part === 'object' && part !== null ? Object.keys(part) : [],
  );
  return new Set(names);
}

/** Lists: what the operation says it lists, and in which order. */
const lists: StatementProvider = ({ difference, answer }) => {
  const { rule } = difference;
  const { description } = answer.operation;
  if (rule === 'order') {
    const sentence = sentencesOf(description).find((one) =>
      /\b(first|order|sorted|by |newest|latest)\b/iu.test(one),
    );
    return sentence === undefined
      ? undefined
      : { text: sentence, place: `${answer.operation.id}: description` };
  }
  if (!rule.startsWith('list-')) return undefined;
  return { text: firstSentence(description), place: `${answer.operation.id}: description` };
};

/** Whatever else the operation answers: its own first sentence. */
const ids: StatementProvider = ({ difference, answer }) => {
  if (difference.rule !== 'id' && difference.rule !== 'file' && difference.rule !== 'media-type')
    return undefined;
  return {
    text: firstSentence(answer.operation.description),
    place: `${answer.operation.id}: description`,
  };
};

/** Further providers go before these: an annotation says more than a description. */
const PROVIDERS: readonly StatementProvider[] = [
  refusals,
  consequences,
  headers,
  faults,
  lists,
  properties,
  ids,
  echoes,
];

/** The statement of the contract that a difference breaks; undefined where the contract is silent. */
export function statementFor(found: Found, contract: Contract): Statement | undefined {
  for (const provider of PROVIDERS) {
    const statement = provider(found, contract);
    if (statement) return statement;
  }
  return undefined;
}

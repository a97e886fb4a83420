import contract from '../../generated/openapi.json' with { type: 'json' };
import {
  dereference,
  type MediaTypeObject,
  type OpenApiDocument,
  operationNamed,
} from '../../openapi/model/document.ts';
import { mock } from '../behaviour.ts';
import { exampleWorld } from '../data/example/example-world.ts';
import { EXAMPLES_DAY } from '../data/example/shift.ts';
import { buildWorld } from '../data/scenario/scenarios.ts';
import { operationsOfContract } from '../engine/contract/operation.ts';
import { createEngine } from '../engine/engine.ts';
import { createSession } from '../engine/session/session.ts';
import type { OperationId } from '../handlers/handler.ts';
import { issueToken } from '../rules/account/token.ts';
import type { Rows, TableName, UserRecord } from '../store/records.ts';
import { type Bank, type Change, createWorld, type Store } from '../store/state.ts';
import { TODAY } from './call.ts';

/** The contract as the mock runs it. */
// The JSON's own type is too narrow to be walked.
export const document = contract as unknown as OpenApiDocument;

/** Half past three in the afternoon in Istanbul, so that neither midnight is near. */
const NOW = Date.parse(`${TODAY}T12:30:00Z`);
const BOUNDARY = 'stage-boundary';

const engine = createEngine({ document, behaviour: mock, requestId: () => 'req-1' });
const operations = new Map(operationsOfContract(document).map((one) => [one.id, one]));
const WORLDS = {
  default: buildWorld('default', TODAY),
  /** In which the requests of the contract's examples succeed. */
  example: createWorld({ scenario: '', today: EXAMPLES_DAY }, exampleWorld(EXAMPLES_DAY)),
};

/** What is sent to an operation, beyond what its address says. */
export interface Ask {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | readonly (string | number)[]>;
  body?: unknown;
  /** The parts of a form, in place of `body`; a file is its content. */
  form?: Record<string, string | { name: string; contentType: string; bytes: Uint8Array }>;
}

/** What came of a call: the answer, and the rows that it changed. */
export interface Outcome {
  status: number;
  body: unknown;
  changes: readonly Change[];
}

/** A world of its own, with callers that go through the engine: roles, owners and limits hold. */
export interface Stage {
  store: Store;
  /** Nobody calls where `user` is undefined. */
  call(user: UserRecord | undefined, id: OperationId, ask?: Ask): Promise<Outcome>;
  /** Lets so many days pass. */
  wait(days: number): void;
  /** How the bank behind the payment page behaves from now on. */
  setBank(bank: Bank): void;
}

function formBytes(form: NonNullable<Ask['form']>): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(form).map(([name, part]) => {
    const isText = typeof part === 'string';
    const about = isText
      ? `name="${name}"`
      : `name="${name}"; filename="${part.name}"\r\nContent-Type: ${part.contentType}`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${about}\r\n\r\n`;
    return Buffer.concat([
      Buffer.from(head),
      Buffer.from(isText ? part : part.bytes),
      Buffer.from('\r\n'),
    ]);
  });
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]));
}

function requestOf(user: UserRecord | undefined, id: OperationId, ask: Ask, now: number) {
  const operation = operations.get(id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(ask.path?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(ask.query ?? {}))
    for (const one of [value].flat()) query.append(name, String(one));
  const text = ask.body === undefined ? '' : JSON.stringify(ask.body);
  const type = ask.form ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json';
  return {
    method: operation.method,
    path,
    query,
    headers: {
      ...(user && { authorization: `Bearer ${issueToken(user, now, '').token}` }),
      ...((ask.form || text) && { 'content-type': type }),
    },
    bytes: ask.form ? formBytes(ask.form) : new Uint8Array(Buffer.from(text)),
    origin: 'http://127.0.0.1:4010',
  };
}

/** The first example of an operation's JSON body, a copy. */
export function exampleBody(id: OperationId): Record<string, unknown> {
  const { requestBody } = operationNamed(document, id)?.operation ?? {};
  const [media] = Object.values<MediaTypeObject>(requestBody?.content ?? {});
  const [example] = Object.values(media?.examples ?? {});
  const value = example && dereference<{ value?: unknown }>(document, example).value;
  return structuredClone((value ?? {}) as Record<string, unknown>); // bodies are objects, save for a few lists
}

/** A fresh stage over the default world, or over that of the contract's examples. */
export function createStage(scenario: keyof typeof WORLDS = 'default'): Stage {
  const changes: Change[] = [];
  const session = createSession('', WORLDS[scenario], NOW, (table, _, after, before) => {
    changes.push({ table, before, after });
  });
  return {
    store: session.store,
    async call(user, id, ask = {}) {
      changes.length = 0;
      const answer = await engine.handle(requestOf(user, id, ask, NOW), session, NOW);
      // An answer that was given before comes as the bytes of then.
      const text =
        typeof answer.body === 'string' ? answer.body : new TextDecoder().decode(answer.body);
      const body: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
      return { status: answer.status, body, changes: [...changes] };
    },
    wait(days) {
      session.clockOffset += days * 86_400_000;
    },
    setBank(bank) {
      session.bank = bank;
    },
  };
}

/** What became of the rows of one table in a call. */
export function changesIn<N extends TableName>(
  { changes }: Pick<Outcome, 'changes'>,
  table: N,
): { before: Rows[N] | undefined; after: Rows[N] | undefined }[] {
  return changes.filter((change) => change.table === table) as never; // the rows of that table
}

/** Everybody who owns a row by a resource of `x-ownership`: the ids of users. */
export function ownersOf(store: Store, row: object, resource: string): number[] {
  const ownership = (document as { 'x-ownership'?: Record<string, string[]> })['x-ownership'] ?? {}; // an extension of ours
  return (ownership[resource] ?? []).flatMap((field) => ownerAt(store, row, field.split('.')));
}

const THROUGH = {
  boat: (store: Store, id: number) => store.boats.get(id) ?? store.formerBoats.get(id),
  tour: (store: Store, id: number) => store.tours.get(id) ?? store.formerTours.get(id),
  booking: (store: Store, id: number) => store.bookings.get(id),
};

function ownerAt(store: Store, row: object, [field = '', ...rest]: string[]): number[] {
  if (rest.length === 0) {
    const id: unknown = Reflect.get(row, field);
    return typeof id === 'number' ? [id] : [];
  }
  const id: unknown = Reflect.get(row, `${field}Id`);
  if (typeof id !== 'number') return [];
  if (rest[0] === 'id') return [id];
  const next = THROUGH[field as keyof typeof THROUGH](store, id); // the fields of x-ownership
  return next ? ownerAt(store, next, rest) : [];
}

import type { Operation } from '../../contract/contract.ts';
import { daysOf } from '../../lib/calendar.ts';
import { canonical, isObject, type JsonObject, numberAt, recordsOf } from '../../lib/json.ts';
import type { Subject } from '../checks/subject.ts';
import { roleOfRequest } from '../plan.ts';
import type { Request, Scalar } from '../request.ts';
import { type Answer, isInconclusive } from '../run.ts';
import { differences, unlikeSent } from './compare.ts';
import { exactFields } from './exact-fields.ts';
import { componentOf, createRelations, type ListRelation, type Relations } from './relations.ts';

/** Names under which a parameter comes back in the record. */
const ALIASES: Record<string, Record<string, string>> = {
  setTourDateStatus: { status: 'availabilityStatus' },
};

/** Whether an operation stores something; a POST that only reads answers 200. */
function writes(operation: Operation): boolean {
  if (operation.method === 'POST') return operation.answers.has(201);
  return operation.method !== 'GET';
}

/** The effects of writes: what was sent is answered, read back, listed, and gone once deleted. */
export function createWriteEffects(subject: Subject) {
  const { run, operation } = subject;
  const { contract } = run.context;
  const relationsOf = createRelations(contract);
  const component = componentOf(contract, operation);
  const relations: Relations | undefined = component && relationsOf(component.name);

  /** A read by whoever wrote; nothing when that person may not. */
  async function read(reader: Operation, request: Request, path: Record<string, Scalar>) {
    const role = roleOfRequest(request);
    if (reader.secured && !reader.roles.includes(role)) return undefined;
    const { actor, session } = request;
    return run.call(reader.id, actor, { ...(session ? { session } : {}), path });
  }

  function report(rule: string, place: string, expected: unknown, seen: unknown, answer: Answer) {
    run.report(
      {
        rule,
        place,
        expected: typeof expected === 'string' ? expected : canonical(expected),
        seen: typeof seen === 'string' ? seen : canonical(seen),
        operationId: operation.id,
      },
      answer,
    );
  }

  /** The fields of a body; of a form only what is no text and no file, which are not told apart there. */
  function sentFields({ body }: Request): JsonObject {
    if (!isObject(body)) return {};
    if (operation.body?.media === 'application/json') return body;
    return Object.fromEntries(
      Object.entries(body).filter(([, value]) => ['number', 'boolean'].includes(typeof value)),
    );
  }

  /** The fields whose numbers come back as a request has sent them. */
  const exactOf = ({ body }: Request) =>
    operation.body?.media === 'application/json'
      ? exactFields(run.context.contract.schemas, operation.body.schema, body)
      : new Set<string>();

  /** Whether a field is one of those that are deprecated, so that nothing has to become of it. */
  function isPassedOver(place: string): boolean {
    const { schemas } = run.context.contract;
    let flat = schemas.flatten(operation.body?.schema ?? {});
    for (const name of place.split('.')) {
      const property = flat.properties[name.replace('[]', '')];
      if (property === undefined) return false;
      flat = schemas.flatten(property);
      if (flat.deprecated === true) return true;
      if (name.endsWith('[]') && flat.items) flat = schemas.flatten(flat.items);
    }
    return false;
  }

  /** What was sent stands in the answer. */
  function echo(request: Request, answer: Answer) {
    const aliases = ALIASES[operation.id] ?? {};
    const query = Object.fromEntries(
      Object.entries(request.query).map(([name, value]) => [aliases[name] ?? name, value]),
    );
    const pairs: [unknown, unknown][] = component?.isList
      ? sentRecords(request, query, recordsOf(answer.body)).map((sent, index) => [
          sent,
          recordsOf(answer.body)[index],
        ])
      : [[{ ...query, ...sentFields(request) }, answer.body]];
    const exact = exactOf(request);
    for (const [sent, answered] of pairs) {
      for (const { place, expected, seen } of unlikeSent(sent, answered, exact)) {
        if (isPassedOver(place)) continue;
        report('echo', place, expected, seen, answer);
      }
    }
  }

  /** What was sent for each record of a list that is answered. */
  function sentRecords(request: Request, query: JsonObject, answered: JsonObject[]): unknown[] {
    const body = request.body;
    const { startDate, endDate } = query;
    if (typeof startDate === 'string' && typeof endDate === 'string') {
      return daysOf(startDate, endDate).map((date) => ({ ...query, date }));
    }
    const parts = isObject(body) ? Object.values(body).find(Array.isArray) : body;
    // Ids alone, as those of an order, tell nothing of the records.
    if (!Array.isArray(parts) || !parts.every(isObject)) return [];
    const byId = (record: JsonObject) =>
      parts.find((part) => isObject(part) && part.id === record.id);
    return parts.every((part) => isObject(part) && 'id' in part) ? answered.map(byId) : parts;
  }

  /** The record is read back as it was answered. */
  async function readBack(request: Request, answered: JsonObject) {
    const { id } = answered;
    const byId = relations?.getter && typeof id === 'number' ? relations.getter : undefined;
    const reader = byId ?? relations?.singleton;
    if (!reader) return;
    const answer = await read(reader, request, byId && typeof id === 'number' ? { id } : {});
    if (!answer || isInconclusive(answer) || answer.status === 403) return;
    if (!answer.ok) {
      report('write-lost', '', 'the record that was written', `status ${answer.status}`, answer);
      return;
    }
    for (const { place, expected, seen } of differences(answered, answer.body, exactOf(request))) {
      report('write-lost', place, expected, seen, answer);
    }
  }

  /** Lists that the record stands in, or will stand in, as far as its fields are known. */
  async function readLists(request: Request, fields: JsonObject) {
    const seen = new Map<ListRelation, { answer: Answer; ids: Set<number> }>();
    for (const relation of relations?.lists ?? []) {
      const value = fields[relation.field];
      if (typeof value !== 'number' && typeof value !== 'string') continue;
      const answer = await read(relation.operation, request, { [relation.parameter]: value });
      if (!answer?.ok) continue;
      const ids = recordsOf(answer.body).flatMap((record) => numberAt(record, 'id') ?? []);
      seen.set(relation, { answer, ids: new Set(ids) });
    }
    return seen;
  }

  async function listed(request: Request, record: JsonObject) {
    const id = numberAt(record, 'id');
    if (id === undefined) return;
    const exact = exactOf(request);
    for (const [{ operation: list }, { answer, ids }] of await readLists(request, record)) {
      if (!ids.has(id)) {
        report('write-lost', list.id, `record ${id} in ${list.id}`, 'it is not there', answer);
        continue;
      }
      const item = recordsOf(answer.body).find((one) => one.id === id);
      for (const { place, expected, seen } of differences(record, item, exact)) {
        report('write-lost', `${list.id} ${place}`, expected, seen, answer);
      }
    }
  }

  /** Fields of a record to be created that its request tells already. */
  function fieldsOf(request: Request): JsonObject {
    const userId = request.session?.userId ?? run.context.actors.session(request.actor)?.userId;
    const body = isObject(request.body) ? request.body : {};
    const [, kind = ''] = /\/(boat|tour)\/\{id\}/.exec(operation.path) ?? [];
    return {
      ownerId: userId,
      guideId: userId,
      customerId: userId,
      ...body,
      ...(kind ? { [`${kind}Id`]: request.path.id } : {}),
    };
  }

  async function before(request: Request): Promise<JsonObject> {
    const body = isObject(request.body) ? request.body : {};
    const id = body.id ?? request.path.id;
    const fields = fieldsOf(request);
    if (operation.method === 'POST' || typeof id !== 'number' || !relations?.getter) return fields;
    const answer = await read(relations.getter, request, { id });
    return isObject(answer?.body) ? answer.body : fields;
  }

  const api = {
    /** Sends a write and looks at its answer and at the record behind it. */
    async send(request: Request): Promise<Answer> {
      const answer = await run.send(request);
      if (answer.ok && writes(operation) && operation.method !== 'DELETE') {
        echo(request, answer);
        const records = component?.isList ? recordsOf(answer.body) : [answer.body];
        for (const record of records) if (isObject(record)) await readBack(request, record);
      }
      return answer;
    },
    /** The same, and the lists before and after. A list read before it changes must not stay. */
    async sendWithLists(request: Request): Promise<Answer> {
      if (!writes(operation) || operation.method === 'DELETE') return api.send(request);
      await readLists(request, await before(request));
      const answer = await api.send(request);
      const records = component?.isList ? recordsOf(answer.body) : [answer.body];
      if (answer.ok) for (const one of records) if (isObject(one)) await listed(request, one);
      return answer;
    },
  };
  return api;
}

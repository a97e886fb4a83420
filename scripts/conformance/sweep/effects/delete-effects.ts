import { type Deletes, deletionsOf } from '../../../../openapi/model/annotations/deletes.ts';
import type { Operation } from '../../contract/contract.ts';
import { isObject, type JsonObject, numberAt, recordsOf } from '../../lib/json.ts';
import type { Subject } from '../checks/subject.ts';
import type { Request } from '../request.ts';
import { type Answer, isInconclusive } from '../run.ts';
import { componentOf, createRelations } from './relations.ts';

/** The GET at the path of a DELETE. */
function readerOf({ run, operation }: Subject): Operation | undefined {
  return run.context.contract.operations.find(
    ({ method, path }) => method === 'GET' && path === operation.path,
  );
}

/** After a delete the record is gone: not read, not listed, not said to exist. */
export async function sendDelete(subject: Subject, request: Request): Promise<Answer> {
  const { run, operation } = subject;
  const { contract } = run.context;
  const reader = readerOf(subject);
  const component = reader && componentOf(contract, reader);
  const { actor, session, path } = request;
  const as = session ? { session } : {};
  const read = (id: string, values: Request['path']) =>
    run.call(id, actor, { ...as, path: values });

  const before = reader && (await read(reader.id, path));
  const record: JsonObject = isObject(before?.body) ? before.body : {};
  const relations =
    component && !component.isList ? createRelations(contract)(component.name) : undefined;
  const lists = (relations?.lists ?? []).flatMap(({ operation: list, parameter, field }) => {
    const value = record[field];
    const known = typeof value === 'number' || typeof value === 'string';
    const may = !list.secured || list.roles.some((role) => role === actor);
    return known && may ? [{ list, values: { [parameter]: value } }] : [];
  });
  for (const { list, values } of lists) await read(list.id, values);

  const may = (one: Operation) => !one.secured || one.roles.some((role) => role === actor);

  /** Some of the records that go with the deleted one, each with the operation that reads it. */
  async function taken({ of, takes }: Deletes, whole: JsonObject) {
    const id = numberAt(whole, 'id');
    const parent = `${of.charAt(0).toLowerCase()}${of.slice(1)}Id`;
    const found: { getter: Operation; id: number }[] = [];
    for (const name of takes) {
      const { getter, lists: listed } = createRelations(contract)(name);
      const list = listed.find((one) => one.field === parent && may(one.operation));
      if (!getter || !may(getter) || !list || id === undefined) continue;
      const { body } = await read(list.operation.id, { [list.parameter]: id });
      for (const one of recordsOf(body).slice(0, 2)) {
        const child = numberAt(one, 'id');
        if (child !== undefined) found.push({ getter, id: child });
      }
    }
    return found;
  }

  const deletion = deletionsOf(contract.document).get(operation.id);
  const children = deletion ? await taken(deletion, record) : [];

  const answer = await run.send(request);
  if (!answer.ok) return answer;

  const report = (place: string, expected: string, seen: string, shown: Answer) =>
    run.report({ rule: 'delete-effect', place, expected, seen, operationId: operation.id }, shown);
  if (reader && before?.ok) {
    const after = await read(reader.id, path);
    // Whoever deleted the own account is nobody now.
    const refused = [401, 403, 404].includes(after.status);
    const isEmpty = component?.isList === true && recordsOf(after.body).length === 0;
    const isGone = refused || isEmpty;
    if (!isGone && !isInconclusive(after)) {
      const seen = `status ${after.status}: ${after.exchange.responseBody.slice(0, 200)}`;
      report('', component?.isList ? 'an empty list' : '404 after the delete', seen, after);
    }
  }
  for (const { list, values } of lists) {
    const after = await read(list.id, values);
    const id = numberAt(record, 'id');
    if (recordsOf(after.body).some((one) => one.id === id)) {
      report(list.id, `no record ${id} in ${list.id}`, 'it is still there', after);
    }
  }
  for (const { getter, id } of children) {
    const after = await read(getter.id, { id });
    if ([401, 403, 404].includes(after.status) || isInconclusive(after)) continue;
    report(
      getter.id,
      `404 for what goes with it: ${getter.id} ${id}`,
      `status ${after.status}`,
      after,
    );
  }
  const exists = relations?.exists;
  if (exists && (!exists.secured || exists.roles.some((role) => role === actor))) {
    const after = await read(exists.id, path);
    if (isObject(after.body) && after.body.exists === true) {
      report(exists.id, 'exists: false after the delete', 'exists: true', after);
    }
  }
  return answer;
}

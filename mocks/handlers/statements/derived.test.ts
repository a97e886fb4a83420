import { describe, expect, it } from 'vitest';
import {
  derivedAnswers,
  derivedFields,
  derivedText,
  type Scalar,
} from '../../../openapi/model/annotations/derived.ts';
import {
  agrees,
  figureFinder,
  figureValue,
  isOfRecord,
} from '../../../openapi/model/annotations/derived-values.ts';
import { operationsOf, parametersOf } from '../../../openapi/model/document.ts';
import { dayOf } from '../../rules/calendar/day.ts';
import type { UserRecord } from '../../store/records.ts';
import { TODAY } from '../../testing/call.ts';
import { type Ask, createStage, document, exampleBody } from '../../testing/stage.ts';
import type { OperationId } from '../handler.ts';

type JsonObject = Record<string, unknown>;

const figures = figureFinder(document);
const stage = createStage();
const entries = new Map(
  operationsOf(document).map((entry) => [entry.operation.operationId, entry]),
);

const named = (username: string) => stage.store.users.find((user) => user.username === username);
/** Captains with much and with little, an administrator, and customers who booked. */
const PEOPLE = ['mehmet.agaoglu', 'selin.aydin', 'nermin.alkim', 'elif.yildiz', 'nilay.gunes'].map(
  named,
);

const RANGE: Record<string, string> = {
  from: '2026-01-01',
  to: '2026-12-31',
  startDate: '2026-06-01',
  endDate: '2026-06-30',
  date: '2026-06-20',
};

const listOf = (body: unknown): JsonObject[] => {
  const list = Array.isArray(body) ? body : Reflect.get(Object(body), 'content');
  return Array.isArray(list) ? list : [];
};

const parametersFor = (id: string) => {
  const entry = entries.get(id);
  return entry ? parametersOf(document, entry.operation) : [];
};

const lists = new Map<string, Promise<JsonObject[] | undefined>>();

/** All records of a list, page by page. */
function read(user: UserRecord | undefined, list: string, asked: Record<string, Scalar>) {
  const key = JSON.stringify([user?.id, list, asked]);
  const known = lists.get(key) ?? readAnew(user, list, asked);
  lists.set(key, known);
  return known;
}

async function readAnew(
  user: UserRecord | undefined,
  list: string,
  asked: Record<string, Scalar>,
): Promise<JsonObject[] | undefined> {
  const parameters = parametersFor(list);
  const part = (where: string) =>
    Object.fromEntries(
      parameters.flatMap(({ name, in: place }) =>
        place === where && asked[name] !== undefined ? [[name, asked[name]]] : [],
      ),
    );
  const isPaged = parameters.some(({ name }) => name === 'size');
  const found: JsonObject[] = [];
  for (let page = 0; ; page += 1) {
    const query = { ...part('query'), ...(isPaged && { page, size: 100 }) };
    const answer = await stage.call(user, list as OperationId, {
      path: part('path') as Ask['path'] & object,
      query,
    });
    if (answer.status !== 200) return undefined;
    const records = listOf(answer.body);
    found.push(...records);
    if (!isPaged || records.length < 100) return found;
  }
}

/** Requests that may show figures, as different people. */
function requests(id: string): { user: UserRecord | undefined; ask: Ask }[] {
  const parameters = parametersFor(id);
  const query = Object.fromEntries(
    parameters.flatMap(({ name, in: where, required, example }) =>
      where === 'query' && (required || name === 'days')
        ? [[name, RANGE[name] ?? String(example ?? 30)]]
        : [],
    ),
  );
  const hasBody = entries.get(id)?.operation.requestBody !== undefined;
  return PEOPLE.flatMap((user) => {
    const ids = [user?.id ?? 1, 1, 2, 3, 5, 8, 9];
    const path = (value: number) =>
      Object.fromEntries(
        parameters
          .filter(({ in: where }) => where === 'path')
          .map(({ name, schema, example }) => [
            name,
            /id$/i.test(name) && schema?.$ref ? value : String(example ?? value),
          ]),
      );
    const hasPath = parameters.some(({ in: where }) => where === 'path');
    return (hasPath ? ids : ids.slice(0, 1)).map((value) => ({
      user,
      ask: {
        path: path(value),
        query,
        ...(hasBody && { body: exampleBody(id as OperationId) }),
      },
    }));
  });
}

/** Of which there is nothing to count in any request that is tried. */
const NOTHING = ['CancellationPreview.keptAmount'];

const proved = new Set<string>();

describe('a figure is what x-derived says', () => {
  it.each([...figures.operations])('in %s', async (id) => {
    for (const { user, ask } of requests(id)) {
      const isRead = entries.get(id)?.method === 'get';
      const place = isRead ? stage : createStage('example');
      const caller = place.store.users.get(user?.id ?? 0);
      const { status, body } = await place.call(caller, id as OperationId, ask);
      if (status >= 300) continue;
      // Of a long list the first records stand for all, of each figure.
      const all = Map.groupBy(figures.find(id, body), ({ figure }) => figure.name);
      const seen = [...all.values()].flatMap((some) => some.slice(0, 60));
      for (const { figure, place: at, record, value } of seen) {
        if (!isRead && !isOfRecord(figure.derived)) continue;
        const asked = Object.fromEntries(
          Object.entries({ ...ask.path, ...ask.query }).map(([name, one]) => [name, one as Scalar]),
        );
        const isOwn = figure.name.startsWith(`${id} `);
        const wanted = await figureValue(figure.derived, {
          record,
          path: ask.path ?? {},
          query: ask.query ?? {},
          userId: caller?.id,
          role: caller?.role,
          today: TODAY,
          dayOf,
          read: (list, own) => read(caller, list, isOwn ? { ...asked, ...own } : own),
        });
        if (wanted === undefined) continue;
        const what = `${at} of ${JSON.stringify(ask)} for ${caller?.username}: ${derivedText(figure.derived)}`;
        const isRight = agrees(wanted, value, figure.derived);
        expect(isRight || { wanted, value }, what).toBe(true);
        if (wanted !== 0 && wanted !== null) proved.add(figure.name);
      }
    }
  });

  it('has something to count in every figure', () => {
    const fields = derivedFields(document).map(({ schema, field }) => `${schema}.${field}`);
    const answers = [...derivedAnswers(document).values()].flatMap((one) =>
      [...one.values()].map(({ name }) => name),
    );
    const unproved = [...fields, ...answers].filter((name) => !proved.has(name));
    expect(unproved.sort()).toEqual(NOTHING);
  });
});

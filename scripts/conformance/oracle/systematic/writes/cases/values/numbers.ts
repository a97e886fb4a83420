import type { FlatSchema } from '../../../../../contract/schemas.ts';
import { isObject } from '../../../../../lib/json.ts';
import { isReference } from '../../../../../sweep/cases/values.ts';
import type { Kind } from '../../../../model/kinds.ts';
import type { Template } from '../../../../pair/pair.ts';
import { rootOf, targetOf } from '../../target.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { nameOf, placesOf, valueAt, withValue } from '../places.ts';
import { validOf } from '../states/moves.ts';

/** Numbers of a record that what is asked of it may come up against. */
const LIMITS = /capacity|guest|seat|place|left|remaining|limit/iu;
/** Numbers of a request that count people or things. */
const COUNTS = /count|guest|quantity|people|places|seats|capacity/iu;
/** How far beyond. */
const BEYOND = { at: 0, over: 1 } as const;

/** Whole numbers of a request that are just, and just no longer, what a record around it has room for. */
export function numberCases(about: About): Case[] {
  const isChange = about.operation.method === 'PUT';
  return [...bodyPlaces(about), ...queryPlaces(about)].flatMap(({ name, example, records, put }) =>
    [...records].flatMap((kind) => {
      const reader = readerOf(about, kind);
      if (!reader) return [];
      return limitsOf(about, reader).flatMap((limit) =>
        Object.entries(BEYOND).map(
          ([label, more]): Case => ({
            name: `${label}:${kind}.${limit}:${name}:${example + 1}`,
            rank: RANKS.telling,
            example,
            mode: 'forbidden',
            offer: offerOf(kind),
            async change(situation) {
              const value = await read(situation, kind, reader, limit);
              return value === undefined ? undefined : put(situation, value + more);
            },
            // Who has taken the last place is not in their own way.
            ...(isChange && more === 0 && { again: (_situation, sent) => sent }),
          }),
        ),
      );
    }),
  );
}

/** Where a request says how many, and the kinds of the records that may have room for fewer. */
interface Place {
  name: string;
  example: number;
  records: Set<Kind>;
  put(situation: Situation, value: number): Template | undefined;
}

const counts = (schema: FlatSchema, name: string) =>
  schema.types.includes('integer') && !isReference(schema) && COUNTS.test(name);

function bodyPlaces(about: About): Place[] {
  const places = placesOf(about).filter(({ schema, steps }) => counts(schema, nameOf(steps)));
  const examples = [...(about.operation.body?.examples ?? []).entries()];
  return examples.flatMap(([example, body]) =>
    places
      .filter(({ steps }) => typeof valueAt(body, steps) === 'number')
      .map(({ steps }) => ({
        name: nameOf(steps),
        example,
        records: recordsOf(about, example, body),
        put: (situation: Situation, value: number) => withValue(situation, steps, () => value),
      })),
  );
}

function queryPlaces(about: About): Place[] {
  const { contract, operation } = about;
  return operation.parameters
    .filter(
      ({ name, in: where, schema = {} }) =>
        where === 'query' && counts(contract.schemas.flatten(schema), name),
    )
    .map(({ name }) => ({
      name,
      example: 0,
      records: recordsOf(about, 0, undefined),
      put: ({ template }, value) => ({ ...template, query: { ...template.query, [name]: value } }),
    }));
}

/** The record that a request is about, what that belongs to or names, and what its body names. */
function recordsOf(about: About, example: number, body: unknown) {
  const { contract, kinds, operation } = about;
  const target = targetOf(contract, kinds, operation, example);
  const reader = target === undefined ? undefined : readerOf(about, target);
  const [shown] = reader?.answers.get(200)?.media.values() ?? [];
  const fields = [
    ...Object.keys(isObject(body) ? body : {}),
    ...Object.keys(contract.schemas.flatten(shown ?? {}).properties),
  ];
  const named = fields.map((name) => (name === 'id' ? undefined : kinds.ofField(name, undefined)));
  return new Set([target, rootOf(target), ...named].filter((kind) => kind !== undefined));
}

/** The offer that a record belongs to. */
function offerOf(kind: Kind): Case['offer'] {
  const root = rootOf(kind);
  return root === 'boat' || root === 'tour' ? root : undefined;
}

/** The whole numbers of a record that say how much room it has. */
function limitsOf({ contract: { schemas } }: About, { answers }: About['operation']): string[] {
  const [answer] = answers.get(200)?.media.values() ?? [];
  return Object.entries(schemas.flatten(answer ?? {}).properties)
    .filter(
      ([name, inner]) => LIMITS.test(name) && schemas.flatten(inner).types.includes('integer'),
    )
    .map(([name]) => name);
}

/** The call that shows one record of a kind. */
function readerOf({ contract, kinds }: About, kind: Kind) {
  return contract.operations.find(
    (operation) =>
      operation.method === 'GET' &&
      operation.id.toLowerCase() === `get${kind}`.toLowerCase() &&
      operation.parameters.some(
        ({ name, in: where }) => where === 'path' && kinds.ofPath(operation, name) === kind,
      ),
  );
}

/** A number of a record as the mock has it; undefined when it is not to be seen. */
async function read(
  { setting, things }: Situation,
  kind: Kind,
  reader: About['operation'],
  name: string,
): Promise<number | undefined> {
  const { offer } = setting;
  const around = [...things, offer, ...(things[0]?.relatives ?? []), ...(offer?.relatives ?? [])];
  const thing = around.find((one) => one?.kind === kind);
  if (!thing) return undefined;
  const { scene } = setting.sequence;
  const { mock } = await scene.send(await validOf(setting, reader, thing), 'look');
  const value = isObject(mock.body) ? mock.body[name] : undefined;
  return typeof value === 'number' ? value : undefined;
}

import { isObject } from '../../../../../lib/json.ts';
import { replaced } from '../../../../../sweep/cases/body.ts';
import { choicesOf } from '../../../../../sweep/cases/values.ts';
import { othersOf } from '../../../../generate/menus.ts';
import { parameterValue } from '../../../../generate/queries.ts';
import { NOBODYS } from '../../../../model/refs.ts';
import type { Thing } from '../../../../model/types.ts';
import type { Template } from '../../../../pair/pair.ts';
import { PerSide } from '../../../../pair/sides.ts';
import { otherMade } from '../../setting.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import type { Steps } from '../places.ts';

const WHICH = ['sibling', 'aside', 'foreign'] as const;

/** Where a request names a record, and which one. */
interface Named {
  place: string;
  thing: Thing;
  put(reference: unknown): Template;
}

/** Each record that a request names, changed for its sibling, one elsewhere, another's, and none at all. */
export function otherCases(about: About): Case[] {
  return [...namesIn(about)].flatMap(([place, example]) => [
    ...WHICH.map(
      (which): Case => ({
        name: `${which}:${place}`,
        rank: which === 'sibling' ? RANKS.wide : RANKS.telling,
        example,
        mode: 'forbidden',
        async change(situation) {
          const named = namedAt(situation, place);
          if (!named) return undefined;
          const { thing, put } = named;
          const other = await otherMade(situation.setting, thing.kind, which, thing);
          return other && put(other.ref);
        },
      }),
    ),
    {
      name: `unknown:${place}`,
      rank: RANKS.wide,
      example,
      mode: 'forbidden',
      change: (situation) => namedAt(situation, place)?.put(NOBODYS),
    },
  ]);
}

/** The places where an operation names records, `path.id` or `body.services.0.serviceId`, and the first example with it. */
function namesIn({ contract, kinds, operation }: About): Map<string, number> {
  const places = new Map<string, number>();
  operation.parameters
    .filter(({ name, in: where, schema = {} }) => {
      if (where === 'path') return kinds.ofPath(operation, name) !== undefined;
      const isId = where === 'query' && kinds.ofField(name, undefined) !== undefined;
      return isId && !contract.schemas.flatten(schema).enum;
    })
    .forEach(({ name, in: where }) => {
      places.set(`${where}.${name}`, 0);
    });
  for (const [index, example] of (operation.body?.examples ?? []).entries()) {
    for (const { steps, value } of leaves(example, [])) {
      const name = String(steps.findLast((step) => typeof step === 'string') ?? '');
      const isId = typeof value === 'number' || typeof value === 'string';
      const isName = name === 'id' || kinds.ofField(name, undefined) !== undefined;
      const place = `body.${steps.join('.')}`;
      if (isId && isName && !places.has(place)) places.set(place, index);
    }
  }
  return places;
}

function* leaves(value: unknown, steps: Steps): Generator<{ steps: Steps; value: unknown }> {
  if (Array.isArray(value)) {
    const [first] = value;
    if (first !== undefined) yield* leaves(first, [...steps, 0]);
  } else if (isObject(value) && !(value instanceof PerSide)) {
    for (const [name, inner] of Object.entries(value)) yield* leaves(inner, [...steps, name]);
  } else yield { steps, value };
}

function namedAt({ template, setting }: Situation, place: string): Named | undefined {
  const [part = '', ...names] = place.split('.');
  const steps = names.map((name) => (/^\d+$/u.test(name) ? Number(name) : name));
  const source =
    part === 'path' ? template.path : part === 'query' ? template.query : template.body;
  const reference = [...leaves(source, [])].find(
    ({ steps: at }) => at.join('.') === steps.join('.'),
  );
  const thing = setting.sequence.scene.pool.named(reference?.value);
  if (!thing) return undefined;
  return {
    place,
    thing,
    put: (value) => ({ ...template, [part]: replaced(source, steps, value) }),
  };
}

/** Each parameter of the query by itself: every choice, its edges, left out. */
export function queryCases({ contract, kinds, operation }: About): Case[] {
  return operation.parameters.flatMap(({ name, in: where, required, schema = {}, example }) => {
    if (where !== 'query' || kinds.ofField(name, undefined) !== undefined) return [];
    const flat = contract.schemas.flatten(schema);
    const menu = othersOf(flat, example, required !== true);
    const isDay = flat.format === 'date' || flat.format === 'date-time';
    const values = new Set(isDay ? [undefined] : [...menu, ...choicesOf(flat), example]);
    const inScene = (situation: Situation) =>
      parameterValue(operation, name, situation.setting.sequence.scene, situation.things, name);
    const cases = [...values]
      .filter((value) => typeof value !== 'object')
      .map(
        (value): Case => ({
          name: `query:${name}:${value === undefined ? 'none' : String(value).slice(0, 20)}`,
          rank: RANKS.telling,
          change: ({ template }) =>
            template.query?.[name] === value
              ? undefined
              : { ...template, query: { ...template.query, [name]: value } },
        }),
      );
    const twice = choicesOf(flat).map(
      (value): Case => ({
        name: `query-twice:${name}:${String(value)}`,
        rank: RANKS.telling,
        change: ({ template }) => ({ ...template, query: { ...template.query, [name]: value } }),
        again: (_situation, sent) => sent,
      }),
    );
    const given: Case = {
      name: `query:${name}:given`,
      rank: RANKS.telling,
      change: (situation) => ({
        ...situation.template,
        query: { ...situation.template.query, [name]: inScene(situation) },
      }),
    };
    return [...cases, ...twice, given];
  });
}

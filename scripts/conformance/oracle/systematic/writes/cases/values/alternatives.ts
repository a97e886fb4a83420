import { isObject } from '../../../../../lib/json.ts';
import { replaced, visits } from '../../../../../sweep/cases/body.ts';
import type { Kind } from '../../../../model/kinds.ts';
import { ownRecord } from '../../setting.ts';
import { type About, type Case, RANKS } from '../case.ts';
import { nameOf } from '../places.ts';

/** What may be left out beside the other, one of the two being given. */
const OFFERS: readonly (Kind | undefined)[] = ['boat', 'tour'];

/** Each other parameter or field in place of the one of which exactly one is given: a tour in place of a boat. */
export const alternativeCases = (about: About): Case[] => [
  ...parameterCases(about),
  ...bodyCases(about),
];

function parameterCases({ kinds, operation }: About): Case[] {
  const [first, ...others] = operation.exactlyOneOf;
  if (first === undefined) return [];
  return others.flatMap((name) => {
    const kind = kinds.ofField(name, undefined);
    if (kind === undefined) return [];
    const instead = (label: string, more: Record<string, unknown>): Case => ({
      name: `${label}:${name}`,
      rank: RANKS.telling,
      async change({ setting, template, things }) {
        const thing = await ownRecord(setting, kind, template.by);
        things.push(thing);
        const { [first]: _other, ...query } = isObject(template.query) ? template.query : {};
        return { ...template, query: { ...query, ...more, [name]: thing.ref } };
      },
    });
    const shown = operation.parameters.flatMap(({ name: one, in: where, example, schema }) =>
      where === 'query' && kinds.ofField(one, undefined) === undefined && !isDay(schema)
        ? [[one, example]]
        : [],
    );
    return [instead('instead', {}), instead('instead-with-all', Object.fromEntries(shown))];
  });
}

/** The same in bodies, also in the first of a list, the others of which stay. */
function bodyCases({ contract, kinds, operation: { body } }: About): Case[] {
  if (body?.media !== 'application/json') return [];
  return body.examples.flatMap((sent, example) =>
    [...visits(contract.schemas, body.schema, sent)].flatMap(({ schema, value, steps }) => {
      if (!isObject(value)) return [];
      const offers = Object.keys(schema.properties).filter(
        (name) =>
          !schema.required.includes(name) && OFFERS.includes(kinds.ofField(name, undefined)),
      );
      const given = offers.find((name) => value[name] !== undefined);
      return offers.flatMap((name): Case[] => {
        const kind = kinds.ofField(name, undefined);
        if (given === undefined || kind === undefined || value[name] !== undefined) return [];
        return [
          {
            name: `instead:${nameOf([...steps, name])}`,
            rank: RANKS.telling,
            example,
            mode: 'forbidden',
            async change({ setting, template, things }) {
              const thing = await ownRecord(setting, kind, template.by);
              things.push(thing);
              const left = replaced(template.body, [...steps, given], undefined);
              return { ...template, body: replaced(left, [...steps, name], thing.ref) };
            },
          },
        ];
      });
    }),
  );
}

const isDay = (schema: object | undefined) => JSON.stringify(schema ?? {}).includes('CalendarDate');

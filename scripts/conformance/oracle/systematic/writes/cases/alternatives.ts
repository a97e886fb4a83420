import { isObject } from '../../../../lib/json.ts';
import { ownRecord } from '../setting.ts';
import { type About, type Case, RANKS } from './case.ts';

/** Each other parameter or field in place of the one of which exactly one is given: a tour in place of a boat. */
export function alternativeCases({ kinds, operation }: About): Case[] {
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

const isDay = (schema: object | undefined) => JSON.stringify(schema ?? {}).includes('CalendarDate');

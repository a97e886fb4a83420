import { basename } from 'node:path';
import type { Context, Location, Schema } from './types.ts';

/** Words that tell nothing apart: `isVerified` is `verified`, `cabinCount` is `cabins`. */
const FILLERS = ['is', 'has', 'are', 'number', 'no', 'num', 'count', 'of', 'the'];
/** In days and instants: `createdOn` is `createdAt`. */
const TIME_FILLERS = ['at', 'on', 'date', 'day', 'time'];

const TIMES = ['date', 'date-time'];

/** What can stand for the same thing: two names of different kinds, `reviews` and `reviewCount`, may not. */
function kindOf({ type, format = '' }: Schema): string | undefined {
  const kind = [type].flat().find((one) => one !== 'null');
  if (kind === 'string' && TIMES.includes(format)) return 'time';
  if (kind === 'integer') return 'number';
  // One record and a record of many are two things: `review` and the `reviews` of each month.
  return kind === 'object' ? undefined : kind;
}

function singular(word: string): string {
  return word.replace(/ies$/u, 'y').replace(/([^s])s$/u, '$1');
}

/** What is left of a name without its fillers, its plural and the order of its words. */
function senseOf(name: string, kind: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/u);
  const fillers = kind === 'time' ? [...FILLERS, ...TIME_FILLERS] : FILLERS;
  const telling = words.filter((word) => !fillers.includes(word));
  return (telling.length > 0 ? telling : words).map(singular).sort().join(' ');
}

/** Pairs of names that mean two things, or that stay as they are because clients know them. */
interface Options {
  allowed?: [string, string][];
}

/**
 * One name for one thing: a property is not named almost like another one of the same kind. Only
 * likeness of the letters is seen, not of the meaning: `maxGuests` beside `capacity` passes.
 */
export function synonyms({ allowed = [] }: Options = {}) {
  const seen = new Map<string, Map<string, Location>>();

  function note(name: string, schema: Schema, location: Location) {
    const kind = kindOf(schema);
    if (kind === undefined) return;
    const sense = `${kind} ${senseOf(name, kind)}`;
    const names = seen.get(sense) ?? new Map<string, Location>();
    seen.set(sense, names);
    if (!names.has(name)) names.set(name, location);
  }

  const isAllowed = (a: string, b: string) =>
    allowed.some((pair) => pair.includes(a) && pair.includes(b));

  return {
    Schema(schema: Schema, context: Context) {
      for (const [name, value] of Object.entries(schema.properties ?? {})) {
        const { node = value } = value.$ref
          ? context.resolve<Schema>({ $ref: value.$ref })
          : { node: value };
        note(name, node, context.location.child(['properties', name]).key());
      }
    },
    Root: {
      leave(_root: unknown, context: Context) {
        for (const names of seen.values()) {
          for (const [index, [name, location]] of [...names].entries()) {
            const others = [...names].slice(0, index);
            const other = others.find(([known]) => !isAllowed(known, name));
            if (other === undefined) continue;
            const where = basename(other[1].source.absoluteRef);
            context.report({
              message: `${name} is almost ${other[0]} of ${where}. If both mean the same, give them one name; if not, name the pair at pruva/synonyms in redocly.yaml.`,
              location,
            });
          }
        }
      },
    },
  };
}

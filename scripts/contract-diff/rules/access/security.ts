import { sent } from '../../align/align.ts';
import type { Contract } from '../../contract.ts';
import type { Observation } from '../../finding.ts';
import {
  canonical,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
  stringsAt,
} from '../../lib/json.ts';
import { join } from '../../lib/pointer.ts';
import { PARTY } from '../../schemas/judge.ts';
import type { Context, OperationRule } from '../rule.ts';
import { schemeNames } from './schemes.ts';

/** One way to sign in: the scopes that each of its schemes asks for. The empty way lets everybody in. */
type Way = ReadonlyMap<string, string[]>;

interface Ways {
  ways: Way[];
  /** Where each stands among the requirements. */
  indices: number[];
}

function waysOf(operation: JsonObject, names: ReadonlyMap<string, string>): Ways {
  const listed = listAt(operation, 'security');
  const entries = [...listed.entries()].filter((entry): entry is [number, JsonObject] =>
    isObject(entry[1]),
  );
  return {
    ways: entries.map(([, way]) => {
      const asked = Map.groupBy(Object.keys(way), (name) => names.get(name) ?? name);
      return new Map(
        [...asked].map(([name, alike]) => [name, alike.flatMap((each) => stringsAt(way, each))]),
      );
    }),
    indices: entries.map(([index]) => index),
  };
}

const OPEN: Way = new Map();

/** Whether whoever comes by `way` meets `asked`. */
function meets(way: Way, asked: Way): boolean {
  return [...asked].every(([scheme, scopes]) => {
    const has = way.get(scheme);
    return has !== undefined && scopes.every((scope) => has.includes(scope));
  });
}

/** What callers must show: every way that let them in before must still do so. */
export const judgeSecurity: OperationRule = (pair, context) => {
  const schemes = schemeNames(context);
  const [before, after] = [
    waysOf(pair.base, schemes.base),
    waysOf(pair.revision, schemes.revision),
  ];
  const [had, has] = [orOpen(before.ways), orOpen(after.ways)];
  // What the root says for all is told once.
  const isShared = isOfRoot(pair.base, context.base) && isOfRoot(pair.revision, context.revision);
  const place = join(isShared ? '#' : pair.pointer, 'security');
  const operations = isShared ? [pair.name] : undefined;
  const common = {
    operations,
    rule: 'security-requirement-changed',
    level: 'breaking' as const,
    breaks: [PARTY[sent(pair)]],
  };
  if (pair.isEvent) {
    // The service shows its credentials: whoever checks them must find what was promised.
    const isKept = has.every((way) => had.some((asked) => meets(way, asked)));
    const message = 'The service no longer shows the credentials that it promised.';
    const covers = () => shownBy(has, context.revision);
    return isKept ? [] : [{ ...common, side: 'revision', pointer: place, message, covers }];
  }
  const found: Observation[] = [];
  for (const [index, way] of had.entries()) {
    if (has.some((asked) => meets(way, asked))) continue;
    if (before.ways.length === 0) {
      const pointer = join(place, after.indices[0] ?? 0);
      found.push({
        ...common,
        side: 'revision',
        pointer,
        message: 'Authentication became required.',
        covers: () => shownBy(has, context.revision),
      });
      continue;
    }
    const next = has[index];
    const isNew = next !== undefined && !had.some((each) => sameWay(each, next));
    found.push(
      ...told(way, isNew ? next : undefined, join(place, before.indices[index] ?? index)).map(
        (each) => ({ ...common, ...each }),
      ),
    );
  }
  const come = has.filter((way) => !had.some((each) => sameWay(each, way)));
  const gone = had.filter((way) => !has.some((each) => sameWay(each, way)));
  if (found.length > 0 || come.length + gone.length === 0) return found;
  const verb = come.length > 0 ? 'added' : 'removed';
  const names = (come.length > 0 ? come : gone).map((way) => `\`${spokenWay(way)}\``);
  const list = names.join(', ');
  const isOne = names.length === 1;
  const choice = come.length > 0 ? '; one of them is enough' : '';
  const message =
    freed(come, gone) ??
    (isOne
      ? `Security requirement ${list} was ${verb}.`
      : `Security requirements ${list} were ${verb}${choice}.`);
  const isOpened = after.ways.length === 0;
  return [
    {
      operations,
      rule: `security-requirement-${come.length > 0 ? 'added' : 'removed'}`,
      level: come.length > 0 && !isOpened ? 'addition' : 'other',
      side: 'revision',
      pointer: place,
      message: isOpened ? 'Nothing needs to be shown any more.' : message,
    },
  ];
};

/** The same text for the same credentials, whatever they are called. */
function shownBy(ways: readonly Way[], { document }: Contract): string {
  const schemes = objectAt(objectAt(document, 'components') ?? {}, 'securitySchemes') ?? {};
  const shown = ([name, scopes]: [string, string[]]) => {
    const { description: _, ...scheme } = objectAt(schemes, name) ?? { name };
    return canonical([scheme, [...scopes].sort()]);
  };
  return canonical(ways.map((way) => canonical([...way].map(shown).sort())).sort());
}

/** Whether an operation is secured as the root of its contract says. */
function isOfRoot({ security }: JsonObject, { document }: Contract): boolean {
  const isOpen = Array.isArray(security) && security.length === 0;
  return security === document.security || (isOpen && document.security === undefined);
}

/** The schemes of a way, with their scopes. */
const spokenWay = (way: Way): string =>
  [...way]
    .map(([scheme, scopes]) => (scopes.length > 0 ? `${scheme} (${scopes.join(', ')})` : scheme))
    .join(' + ') || 'nothing';

/** The scopes that are asked for no longer, where a way has the same schemes as before. */
function freed(come: readonly Way[], gone: readonly Way[]): string | undefined {
  const [next, way] = [come[0], gone[0]];
  if (!next || !way || come.length + gone.length > 2) return undefined;
  if (![...way.keys()].every((scheme) => next.has(scheme)) || way.size !== next.size)
    return undefined;
  const scopes = [...way].flatMap(([scheme, had]) =>
    had.filter((scope) => !next.get(scheme)?.includes(scope)),
  );
  if (scopes.length === 0 || !meets(way, next)) return undefined;
  return `Scopes are no longer required: ${scopes.map((scope) => `'${scope}'`).join(', ')}.`;
}

function orOpen(ways: Way[]): Way[] {
  return ways.length > 0 ? ways : [OPEN];
}

function sameWay(one: Way, other: Way): boolean {
  return meets(one, other) && meets(other, one);
}

/** What became of a way: what it asks for besides, or that it is gone. */
function told(way: Way, next: Way | undefined, pointer: string) {
  const name = [...way.keys()].join(' + ');
  const isOpen = way.size === 0;
  const side = 'revision' as const;
  const asked = [...(next ?? [])].flatMap(([scheme, scopes]) => {
    const had = way.get(scheme);
    const more = scopes.filter((scope) => !had?.includes(scope));
    if (!had) {
      const message = isOpen
        ? `Whoever does not sign in needs \`${scheme}\` now.`
        : `Security requirement \`${name}\` now requires \`${scheme}\`.`;
      return [{ side, pointer: join(pointer, scheme), message }];
    }
    if (more.length === 0) return [];
    const list = more.map((scope) => `'${scope}'`).join(', ');
    const message = `Security scheme \`${scheme}\` requires new scopes: ${list}.`;
    return [{ side, pointer: join(pointer, scheme), message }];
  });
  const message = isOpen
    ? 'Nobody is let in without signing in any more.'
    : `Security requirement \`${name}\` is no longer accepted.`;
  return asked.length > 0 ? asked : [{ side: 'base' as const, pointer, message }];
}

/**
 * A way to sign in that no longer counts on an operation that lets everybody in: the call goes through and
 * answers as to a guest. Where nobody had to be told apart before, and nobody is now, nothing is lost.
 */
export const judgeSignIn: OperationRule = (pair, context: Context) => {
  if (pair.isEvent) return [];
  const schemes = schemeNames(context);
  const { ways: before } = waysOf(pair.base, schemes.base);
  const { ways: after } = waysOf(pair.revision, schemes.revision);
  const isOptional = (ways: readonly Way[]) => ways.some((way) => way.size === 0);
  const isIgnored = after.length === 0;
  if (!isIgnored && !isOptional(after)) return []; // a stricter requirement, judged above
  if (isIgnored && !isOptional(before)) return []; // everybody gets what was kept for those signed in
  const signedIn = after.filter((way) => way.size > 0);
  const lost = before
    .filter((way) => way.size > 0 && !signedIn.some((asked) => meets(way, asked)))
    .map(spokenWay);
  if (lost.length === 0) return [];
  const values: { before: Json; after: Json } = {
    before: before.map(spokenWay),
    after: after.map(spokenWay),
  };
  return [
    {
      rule: 'security-way-ignored',
      level: 'breaking',
      side: 'base',
      pointer: join(pair.pointer, 'security'),
      message: `Whoever signs in with ${lost.join(', ')} is answered as a guest.`,
      breaks: ['callers'],
      ...values,
    },
  ];
};

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
} from '../../lib/json.ts';
import { once } from '../../lib/once.ts';
import { join, resolve } from '../../lib/pointer.ts';
import { PARTY } from '../../schemas/judge.ts';
import type { Context, ContractRule } from '../rule.ts';

// `bearerFormat` is a hint for people.
const KEYWORDS = ['type', 'scheme', 'in', 'name', 'openIdConnectUrl'];
const ADDRESSES = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'];
const PLACE = '#/components/securitySchemes';

function schemesOf(contract: Contract): Map<string, JsonObject> {
  const listed = objectAt(objectAt(contract.document, 'components'), 'securitySchemes') ?? {};
  const found = new Map<string, JsonObject>();
  for (const name of Object.keys(listed)) {
    const { value } = resolve(contract.document, listed[name], join(PLACE, name));
    if (isObject(value)) found.set(name, value);
  }
  return found;
}

/** What a scheme means, in one spelling. */
function meaningOf(scheme: JsonObject): JsonObject {
  const result: JsonObject = {};
  for (const key of KEYWORDS) {
    const value = scheme[key];
    if (value === undefined) continue;
    // Schemes of HTTP and names of headers do not tell upper from lower case.
    const isCaseless = key === 'scheme' || (key === 'name' && scheme.in === 'header');
    result[key] = isCaseless ? String(value).toLowerCase() : value;
  }
  return result;
}

/** One name for all schemes of both contracts that mean the same, by the name that each has in its contract. */
export const schemeNames = once(findNames);

function findNames({ base, revision }: Context) {
  const [before, after] = [schemesOf(base), schemesOf(revision)];
  const text = (scheme: JsonObject) => canonical([meaningOf(scheme), scheme.flows ?? {}]);
  const byMeaning = new Map<string, string>();
  for (const [name, scheme] of [...after, ...before])
    if (!byMeaning.has(text(scheme))) byMeaning.set(text(scheme), name);
  const kept = new Set([...after.values()].map(text));
  const named = (schemes: Map<string, JsonObject>) => {
    const names = [...schemes].map(([name, scheme]): [string, string] => {
      // A scheme that means something else now keeps its name, so that the change is told of the scheme alone.
      const now = kept.has(text(scheme)) ? scheme : (after.get(name) ?? scheme);
      return [name, byMeaning.get(text(now)) ?? name];
    });
    return new Map(names);
  };
  return { base: named(before), revision: named(after) };
}

/** Everybody who uses a scheme: the operations, and whom another one breaks. */
type Users = Pick<Observation, 'operations' | 'breaks'>;

/** How callers prove who they are, and the service to receivers, as far as operations and events ask for it. */
export const judgeSchemes: ContractRule = (context) => {
  const after = schemesOf(context.revision);
  return [...schemesOf(context.base)].flatMap(([name, left]) => {
    const right = after.get(name);
    const pairs = [...context.pairs, ...context.events].filter(
      ({ base, revision }) => asksFor(base, name) && asksFor(revision, name),
    );
    if (pairs.length === 0) return [];
    const users: Users = {
      operations: pairs.map((pair) => pair.name),
      breaks: [...new Set(pairs.map((pair) => PARTY[sent(pair)]))].sort(),
    };
    // Asked for, it still means something: what, nobody can read any more.
    if (!right) {
      const message = `Security scheme \`${name}\` is asked for and no longer described.`;
      return [{ ...changed(join(PLACE, name), message, users), side: 'base' as const }];
    }
    return [...judgeKeywords(name, left, right, users), ...judgeFlows(name, left, right, users)];
  });
};

function asksFor(operation: JsonObject, scheme: string): boolean {
  return listAt(operation, 'security').some((way) => isObject(way) && Object.hasOwn(way, scheme));
}

function changed(
  pointer: string,
  message: string,
  users: Users,
  before?: Json,
  after?: Json,
): Observation {
  return {
    rule: 'security-scheme-changed',
    level: 'breaking',
    side: 'revision',
    pointer,
    message,
    ...users,
    before,
    after,
  };
}

function judgeKeywords(
  name: string,
  left: JsonObject,
  right: JsonObject,
  users: Users,
): Observation[] {
  const [before, after] = [meaningOf(left), meaningOf(right)];
  // Another type brings other keywords; it is told once.
  const keys = left.type === right.type ? KEYWORDS : ['type'];
  // A name that goes elsewhere is still the same name.
  const isSame = (key: string) =>
    before[key] === after[key] || (key === 'name' && left.name === right.name);
  return keys
    .filter((key) => !isSame(key))
    .map((key) => {
      const what = `\`${key}\` of security scheme \`${name}\``;
      const [from, to] = [left[key], right[key]];
      const message =
        from === undefined
          ? `${what} was set to '${to}'.`
          : to === undefined
            ? `${what} was removed.`
            : `${what} changed from '${from}' to '${to}'.`;
      return changed(join(PLACE, name, key), message, users, from, to);
    });
}

function judgeFlows(
  name: string,
  left: JsonObject,
  right: JsonObject,
  users: Users,
): Observation[] {
  const [before, after] = [objectAt(left, 'flows') ?? {}, objectAt(right, 'flows') ?? {}];
  return Object.keys(before).flatMap((flow) => {
    const [one, other] = [objectAt(before, flow) ?? {}, objectAt(after, flow)];
    const place = join(PLACE, name, 'flows', flow);
    const what = `flow \`${flow}\` of security scheme \`${name}\``;
    if (!other) return [changed(place, `The ${what} was removed.`, users)];
    const moved = ADDRESSES.filter((key) => one[key] !== undefined && one[key] !== other[key]).map(
      (key) =>
        changed(
          join(place, key),
          `\`${key}\` of the ${what} changed.`,
          users,
          one[key],
          other[key],
        ),
    );
    const scopes = objectAt(other, 'scopes') ?? {};
    const lost = Object.keys(objectAt(one, 'scopes') ?? {}).filter(
      (scope) => !Object.hasOwn(scopes, scope),
    );
    return [
      ...moved,
      ...lost.map((scope) =>
        changed(
          join(place, 'scopes', scope),
          `Scope \`${scope}\` of the ${what} was removed.`,
          users,
        ),
      ),
    ];
  });
}

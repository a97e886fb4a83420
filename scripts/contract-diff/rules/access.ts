import type { OperationPair } from '../align/align.ts';
import type { Observation } from '../finding.ts';
import { isObject, type Json, type JsonObject, sameJson, stringsAt } from '../lib/json.ts';
import { join } from '../lib/pointer.ts';

const EVERYBODY = ['ANONYMOUS', 'CUSTOMER', 'BOAT_OWNER', 'ADMIN'];

/**
 * Who may call an operation (`x-access.roles`) and what they must own (`x-access.owner`).
 * An operation that says nothing lets everybody in.
 */
export function judgeAccess({ base, revision, pointer }: OperationPair): Observation[] {
  const place = join(pointer, 'x-access');
  const found: Observation[] = [];
  const [before, after] = [rolesOf(base), rolesOf(revision)];
  const lost = before.filter((role) => !after.includes(role));
  const gained = after.filter((role) => !before.includes(role));
  if (lost.length > 0) {
    found.push({
      ...at(join(place, 'roles'), 'access-role-removed', 'breaking'),
      message: `${lost.join(', ')} may no longer call this.`,
      before,
      after,
    });
  }
  if (gained.length > 0) {
    found.push({
      ...at(join(place, 'roles'), 'access-role-added', 'addition'),
      message: `${gained.join(', ')} may call this now.`,
      before,
      after,
    });
  }
  return [...found, ...judgeOwner(ownerOf(base), ownerOf(revision), join(place, 'owner'))];
}

function judgeOwner(before: Json, after: Json, place: string): Observation[] {
  if (sameJson(sortedOwner(before), sortedOwner(after))) return [];
  const values = { before, after };
  if (!isObject(after)) {
    return [
      {
        ...at(place, 'access-owner-removed', 'addition'),
        ...values,
        message: 'Ownership is no longer asked for.',
      },
    ];
  }
  if (!isObject(before)) {
    return [
      {
        ...at(place, 'access-owner-added', 'breaking'),
        ...values,
        message: `Only the owner may call this now: ${describe(after)}.`,
      },
    ];
  }
  const lost = stringsAt(before, 'exempt').filter(
    (role) => !stringsAt(after, 'exempt').includes(role),
  );
  const isSameRule = before.resource === after.resource && before.from === after.from;
  if (isSameRule && lost.length === 0) {
    return [
      {
        ...at(place, 'access-owner-relaxed', 'addition'),
        ...values,
        message: 'More roles are exempt from ownership.',
      },
    ];
  }
  return [
    {
      ...at(place, 'access-owner-changed', 'breaking'),
      ...values,
      message: isSameRule
        ? `Ownership now binds ${lost.join(', ')} too.`
        : `Ownership changed from ${describe(before)} to ${describe(after)}.`,
    },
  ];
}

function at(pointer: string, rule: string, level: Observation['level']) {
  const breaks: 'callers'[] = ['callers'];
  return { rule, level, side: 'revision' as const, pointer, breaks };
}

function rolesOf(operation: JsonObject): string[] {
  const access = operation['x-access'];
  return isObject(access) ? stringsAt(access, 'roles').sort() : [...EVERYBODY].sort();
}

function ownerOf(operation: JsonObject): Json {
  const access = operation['x-access'];
  const owner = isObject(access) ? access.owner : undefined;
  return isObject(owner) ? owner : 'none';
}

function sortedOwner(owner: Json): Json {
  return isObject(owner) ? { ...owner, exempt: stringsAt(owner, 'exempt').sort() } : owner;
}

function describe(owner: JsonObject): string {
  return `${owner.resource} from ${owner.from}`;
}

/** Which fields make somebody an owner (`x-ownership`): fewer of them shut people out. */
export function judgeOwnership(
  base: JsonObject,
  revision: JsonObject,
  pairs: OperationPair[],
): Observation[] {
  const [before, after] = [base['x-ownership'], revision['x-ownership']];
  if (!isObject(before)) return [];
  return Object.keys(before).flatMap((resource) => {
    const kept = isObject(after) ? stringsAt(after, resource) : [];
    const lost = stringsAt(before, resource).filter((field) => !kept.includes(field));
    const bound = pairs.filter((pair) => {
      const owner = ownerOf(pair.revision);
      return isObject(owner) && owner.resource === resource;
    });
    if (lost.length === 0 || bound.length === 0) return [];
    return [
      {
        ...at(join('#/x-ownership', resource), 'access-owner-changed', 'breaking'),
        side: 'base' as const,
        message: `\`${lost.join('`, `')}\` no longer makes somebody an owner of \`${resource}\`.`,
        operations: bound.map((pair) => pair.name),
      },
    ];
  });
}

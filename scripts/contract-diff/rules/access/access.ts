import type { OperationPair } from '../../align/align.ts';
import type { Observation } from '../../finding.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  sameJson,
  stringsAt,
} from '../../lib/json.ts';
import { once } from '../../lib/once.ts';
import { join } from '../../lib/pointer.ts';
import type { Context, ContractRule, OperationRule } from '../rule.ts';

/** Who calls where a contract does not say; the roles that either contract names come on top. */
const EVERYBODY = ['ANONYMOUS', 'CUSTOMER', 'BOAT_OWNER', 'ADMIN'];

/**
 * Who may call an operation (`x-access.roles`) and what they must own (`x-access.owner`).
 * An operation that says nothing lets everybody in.
 */
export const judgeAccess: OperationRule = (
  { base, revision, pointer, renamed, isEvent },
  context,
) => {
  if (isEvent) return [];
  const place = join(pointer, 'x-access');
  const found: Observation[] = [];
  const everybody = knownRoles(context);
  const [before, after] = [rolesOf(base, everybody), rolesOf(revision, everybody)];
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
  const [owner, now] = [ownerOf(base), ownerOf(revision)];
  const known = underNewNames(owner, now, renamed, renamedResources(context));
  const callers = before.filter((role) => after.includes(role));
  return [...found, ...judgeOwner(known, now, join(place, 'owner'), callers)];
};

/** An owner's rule of the base in the words of the revision: resources and parameters may be renamed. */
function underNewNames(
  owner: Json,
  now: Json,
  renamed: OperationPair['renamed'],
  resources: ReadonlyMap<string, string>,
): Json {
  if (!isObject(owner) || !isObject(now)) return owner;
  const from = renamed.find(
    (each) => owner.from === `path.${each.from}` && now.from === `path.${each.to}`,
  );
  return {
    ...owner,
    resource: resources.get(String(owner.resource)) ?? owner.resource ?? null,
    from: from ? `path.${from.to}` : (owner.from ?? null),
  };
}

/** Resources that go by another name, with the same fields: old name → new name. */
const renamedResources = once(findRenamed);

function findRenamed({ base, revision }: Context): Map<string, string> {
  const before = objectAt(base.document, 'x-ownership') ?? {};
  const after = objectAt(revision.document, 'x-ownership') ?? {};
  const come = Object.keys(after).filter((name) => !(name in before));
  const found = new Map<string, string>();
  for (const name of Object.keys(before).filter((each) => !(each in after))) {
    const fields = stringsAt(before, name).sort().join();
    const twins = come.filter((each) => stringsAt(after, each).sort().join() === fields);
    const [twin] = twins;
    if (twin !== undefined && twins.length === 1) found.set(name, twin);
  }
  return found;
}

function judgeOwner(
  before: Json,
  after: Json,
  place: string,
  callers: readonly string[],
): Observation[] {
  if (sameJson(boundOwner(before, callers), boundOwner(after, callers))) return [];
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
  // Whoever may not call at all loses nothing.
  const lost = stringsAt(before, 'exempt').filter(
    (role) => callers.includes(role) && !stringsAt(after, 'exempt').includes(role),
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

/** Every role that somebody can have, as far as both contracts tell. */
const knownRoles = once(({ pairs }: Context): string[] => {
  const named = pairs.flatMap(({ base, revision }) => [
    ...stringsAt(objectAt(base, 'x-access'), 'roles'),
    ...stringsAt(objectAt(revision, 'x-access'), 'roles'),
  ]);
  return [...new Set([...EVERYBODY, ...named])];
});

/** Who may call an operation; `everybody` where it does not say, or says it in another shape than ours. */
export function rolesOf(operation: object, everybody: readonly string[] = EVERYBODY): string[] {
  const access: unknown = Reflect.get(operation, 'x-access');
  const isSaid = isObject(access) && Array.isArray(access.roles);
  return isSaid ? stringsAt(access, 'roles').sort() : everybody.toSorted();
}

function ownerOf(operation: JsonObject): Json {
  const access = operation['x-access'];
  const owner = isObject(access) ? access.owner : undefined;
  return isObject(owner) ? owner : 'none';
}

/** The rule as far as it binds those who may call: of others it makes no difference that they are exempt. */
function boundOwner(owner: Json, callers: readonly string[]): Json {
  if (!isObject(owner)) return owner;
  const exempt = stringsAt(owner, 'exempt').filter((role) => callers.includes(role));
  return { ...owner, exempt: exempt.sort() };
}

function describe(owner: JsonObject): string {
  return `${owner.resource} from ${owner.from}`;
}

/** Which fields make somebody an owner (`x-ownership`): fewer of them shut people out, more let people in. */
export const judgeOwnership: ContractRule = (context) => {
  const before = objectAt(context.base.document, 'x-ownership') ?? {};
  const after = objectAt(context.revision.document, 'x-ownership') ?? {};
  const renamed = renamedResources(context);
  const formerOf = (name: string) => [...renamed].find(([, each]) => each === name)?.[0] ?? name;
  const lost = Object.keys(before).flatMap((resource) => {
    const now = renamed.get(resource) ?? resource;
    const fields = lostFields(stringsAt(before, resource), stringsAt(after, now), renamed);
    return toldOfOwners(context, now, fields, (names) => ({
      ...at(join('#/x-ownership', resource), 'access-owner-changed', 'breaking'),
      side: 'base',
      message: `${names} no longer makes somebody an owner of \`${resource}\`.`,
    }));
  });
  const come = Object.keys(after).flatMap((resource) => {
    const had = stringsAt(before, formerOf(resource)).map((field) => underNewName(field, renamed));
    const fields = lostFields(stringsAt(after, resource), had);
    return toldOfOwners(context, resource, fields, (names) => ({
      ...at(join('#/x-ownership', resource), 'access-owner-relaxed', 'addition'),
      message: `${names} makes somebody an owner of \`${resource}\`.`,
    }));
  });
  return [...lost, ...come];
};

/** The fields of some that others lack, under their new names too. */
function lostFields(
  some: readonly string[],
  others: readonly string[],
  renamed: ReadonlyMap<string, string> = new Map(),
): string[] {
  return some.filter(
    (field) => !others.includes(field) && !others.includes(underNewName(field, renamed)),
  );
}

/** What is told of fields of a resource that operations ask to be owned. */
function toldOfOwners(
  { pairs }: Context,
  resource: string,
  fields: readonly string[],
  tell: (names: string) => Observation,
): Observation[] {
  const bound = pairs.filter((pair) => {
    const owner = ownerOf(pair.revision);
    return isObject(owner) && owner.resource === resource;
  });
  if (fields.length === 0 || bound.length === 0) return [];
  return [{ ...tell(`\`${fields.join('`, `')}\``), operations: bound.map(({ name }) => name) }];
}

/** A field of another record (`boat.ownerId`) is named after its resource. */
function underNewName(field: string, renamed: ReadonlyMap<string, string>): string {
  const [first = '', ...rest] = field.split('.');
  return [renamed.get(first) ?? first, ...rest].join('.');
}

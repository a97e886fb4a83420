import { type Context, type Document, type Operation, parametersOf } from './types.ts';

const ROLES = ['ANONYMOUS', 'CUSTOMER', 'BOAT_OWNER', 'ADMIN'];

let ownership: Record<string, string[]> = {};

function rolesProblem(roles: string[] | undefined): string | undefined {
  if (!roles || roles.length === 0) return 'x-access.roles must name at least one role.';
  const unknown = roles.filter((role) => !ROLES.includes(role));
  if (unknown.length > 0) return `x-access.roles knows no ${unknown.join(', ')}.`;
  if (new Set(roles).size < roles.length) return 'x-access.roles repeats a role.';
  if (roles.includes('ANONYMOUS') && roles.length < ROLES.length) {
    return 'What anyone may call, every role may call: list all four roles.';
  }
  return undefined;
}

function ownerProblem(operation: Operation, context: Context): string | undefined {
  const owner = operation['x-access']?.owner;
  if (owner === 'none') return undefined;
  if (!owner)
    return 'x-access.owner must be `none` or name a resource and where its id comes from.';
  if (!owner.resource || !(owner.resource in ownership)) {
    return `x-access.owner.resource must be a key of x-ownership, not ${owner.resource}.`;
  }
  for (const role of owner.exempt ?? []) {
    if (!operation['x-access']?.roles?.includes(role)) {
      return `x-access.owner.exempt names ${role}, which may not call the operation.`;
    }
  }
  const [place, name] = (owner.from ?? '').split('.', 2);
  if (place === 'session' || place === 'result') return undefined;
  if (place === 'body') return operation.requestBody ? undefined : 'The operation has no body.';
  const isDeclared = parametersOf(context, operation).some(
    (p) => p.in === place && p.name === name,
  );
  return isDeclared ? undefined : `x-access.owner.from names no parameter: ${owner.from}.`;
}

/** Every operation says, in `x-access`, which roles may call it and who owns what it touches. */
export const access = {
  Root(root: Document) {
    ownership = root['x-ownership'] ?? {};
  },
  Operation(operation: Operation, context: Context) {
    const location = context.location.child(['x-access']);
    const declared = operation['x-access'];
    if (!declared) {
      context.report({ message: 'x-access is missing.', location: context.location.key() });
      return;
    }
    for (const message of [rolesProblem(declared.roles), ownerProblem(operation, context)]) {
      if (message) context.report({ message, location });
    }
  },
};

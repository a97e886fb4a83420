import type { SessionUser } from '../session/stored-session.ts';

/** Who may call an operation, as `x-access` of the contract says it. */
export interface AccessRule {
  readonly roles: readonly string[];
  readonly owner: 'none' | { readonly resource: string; readonly exempt?: readonly string[] };
}

/**
 * Whether the contract lets somebody call an operation on what belongs to the user `ownerId`. For
 * showing and hiding what leads there, and no more than that: the service decides.
 */
export function mayCall(
  { roles, owner }: AccessRule,
  user: Pick<SessionUser, 'id' | 'role'> | null,
  ownerId: number,
): boolean {
  const role = user?.role ?? 'ANONYMOUS';
  if (!roles.includes(role)) return false;
  return owner === 'none' || owner.exempt?.includes(role) === true || user?.id === ownerId;
}

import { type OpenApiDocument, type OwnerRule, operationsOf } from '../generate/document.ts';

const ROLES = ['ANONYMOUS', 'CUSTOMER', 'BOAT_OWNER', 'ADMIN'];

function ownerText(owner: 'none' | OwnerRule): string {
  if (owner === 'none') return '';
  const exempt = owner.exempt ? `, not for ${owner.exempt.join(', ')}` : '';
  return `${owner.resource} from ${owner.from}${exempt}`;
}

/** The cell of one role: may call (●), only what it owns (○), or may not (empty). */
function cell(role: string, roles: string[], owner: 'none' | OwnerRule): string {
  if (!roles.includes(role)) return '';
  return owner === 'none' || owner.exempt?.includes(role) ? '●' : '○';
}

/** A Markdown section: who may call which operation, and whose records it may touch. */
export function accessMatrix(contract: OpenApiDocument): string {
  const rows = operationsOf(contract).map(({ method, path, operation }) => {
    const { roles, owner } = operation['x-access'];
    const cells = ROLES.map((role) => cell(role, roles, owner));
    return `| \`${operation.operationId}\` | ${method.toUpperCase()} ${path} | ${cells.join(' | ')} | ${ownerText(owner)} |`;
  });
  return `# Who may call what

● may call · ○ may call for what it owns · empty: refused with 401 or 403

| Operation | Path | ${ROLES.join(' | ')} | Ownership |
|---|---|${ROLES.map(() => ':-:').join('|')}|---|
${rows.join('\n')}
`;
}

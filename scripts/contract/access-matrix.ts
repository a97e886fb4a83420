import {
  type OpenApiDocument,
  type OperationEntry,
  type OwnerRule,
  operationsOf,
  signInOf,
} from '../generate/document.ts';

const ROLES = ['ANONYMOUS', 'CUSTOMER', 'BOAT_OWNER', 'ADMIN'];
const HEADINGS = ['Anyone', 'Customer', 'Boat owner', 'Admin'];

type Owner = 'none' | OwnerRule;

/** The cell of one role: may call (●), only for what it owns (○), or may not (empty). */
function cell(role: string, roles: string[], owner: Owner): string {
  if (!roles.includes(role)) return '';
  return owner === 'none' || owner.exempt?.includes(role) ? '●' : '○';
}

/** The cells of an operation; ◐ stands for a token that changes the answer. */
function cells({ operation }: OperationEntry): string[] {
  const { roles, owner } = operation['x-access'];
  const all = ROLES.map((role) => cell(role, roles, owner));
  return signInOf(operation) === 'optional' ? all.with(0, '◐') : all;
}

function ownership(owner: Owner): string {
  return owner === 'none' ? '' : `${owner.resource}, ${owner.from}`;
}

function row(entry: OperationEntry): string {
  return `| ${entry.operation.operationId} | ${cells(entry).join(' | ')} |`;
}

/** A Markdown section, a table per tag: who may call which operation, and whose records it may touch. */
export function accessMatrix(contract: OpenApiDocument): string {
  const byTag = Map.groupBy(operationsOf(contract), ({ operation }) => operation.tags[0] ?? '');
  const tables = [...byTag]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(
      ([tag, entries]) => `## ${tag}

| Operation | ${HEADINGS.join(' | ')} |
|---|${ROLES.map(() => ':-:').join('|')}|
${entries.map(row).join('\n')}
`,
    );
  return `# Who may call what

● may call · ◐ may call, and a token changes the answer · ○ may call for what it owns · empty: refused
with 401 or 403

Each operation names the resource of \`x-ownership\` that must be owned, and where its id comes from: the
path, the query, the body, the session, or the records in the result.

${tables.join('\n')}`;
}

/** One sentence for an operation's own description: `Who may call it: BOAT_OWNER for its own boat, ADMIN.` */
export function accessSentence({ operation }: OperationEntry): string {
  const { roles, owner } = operation['x-access'];
  const signIn = signInOf(operation);
  if (signIn === 'none') return '**Who may call it:** anyone; a token is ignored.';
  if (signIn === 'optional')
    return '**Who may call it:** anyone, with a token or without; one that does not hold is refused with 401.';
  const names = roles.map((role) =>
    cell(role, roles, owner) === '○' ? `${role} as owner (${ownership(owner)})` : role,
  );
  return `**Who may call it:** ${names.join('; ')}.`;
}

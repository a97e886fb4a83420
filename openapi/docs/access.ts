import escapeHtml from 'escape-html';
import {
  type OpenApiDocument,
  type OperationEntry,
  type OwnerRule,
  operationsOf,
  signInOf,
} from '../model/document.ts';
import { filterBox } from './filter-box.ts';
import { operationLink } from './links.ts';

const ROLES = ['ANONYMOUS', 'CUSTOMER', 'BOAT_OWNER', 'ADMIN'];
const HEADINGS = ['Anyone', 'Customer', 'Boat owner', 'Admin'];

const SIGNS = {
  may: { sign: '●', meaning: 'may call' },
  varies: { sign: '◐', meaning: 'may call, and a token changes the answer' },
  owns: { sign: '○', meaning: 'may call for what it owns' },
  not: { sign: '·', meaning: 'refused with 401 or 403' },
};

type Sign = keyof typeof SIGNS;
type Owner = 'none' | OwnerRule;

function signOf(role: string, roles: string[], owner: Owner): Sign {
  if (!roles.includes(role)) return 'not';
  return owner === 'none' || owner.exempt?.includes(role) ? 'may' : 'owns';
}

function signsOf({ operation }: OperationEntry): Sign[] {
  const { roles, owner } = operation['x-access'];
  const all = ROLES.map((role) => signOf(role, roles, owner));
  return signInOf(operation) === 'optional' ? all.with(0, 'varies') : all;
}

const ownership = (owner: Owner): string =>
  owner === 'none' ? '' : `${owner.resource}, ${owner.from}`;

function cell(name: Sign): string {
  const { sign, meaning } = SIGNS[name];
  return `<td class="${name}" title="${meaning}"><span aria-hidden="true">${sign}</span><span class="hidden">${meaning}</span></td>`;
}

function row(entry: OperationEntry): string {
  const { method, path, operation } = entry;
  const owned = ownership(operation['x-access'].owner);
  return `<tr id="${operation.operationId}" data-entry>
<th scope="row"><a href="${operationLink(entry)}">${operation.operationId}</a>
<span class="call"><b>${method.toUpperCase()}</b> ${escapeHtml(path).replaceAll('/', '/<wbr>')}</span>
${owned && `<span class="owned">○ ${escapeHtml(owned)}</span>`}</th>
${signsOf(entry).map(cell).join('')}
</tr>`;
}

/** The page of roles × operations, grouped by tag: who may call what, and whose records it may touch. */
export function accessPage(contract: OpenApiDocument): string {
  const byTag = Map.groupBy(operationsOf(contract), ({ operation }) => operation.tags[0] ?? '');
  const groups = [...byTag]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(
      ([tag, entries]) => `<tbody data-group>
<tr><th colspan="${ROLES.length + 1}" scope="rowgroup">${escapeHtml(tag)}</th></tr>
${entries.map(row).join('\n')}
</tbody>`,
    );
  const legend = Object.values(SIGNS).map(({ sign, meaning }) => `<li>${sign} ${meaning}</li>`);
  return `<ul class="legend">${legend.join('')}</ul>
<p>Below an operation stands what must be owned, a resource of <code>x-ownership</code>, and where its id
comes from: the path, the query, the body, the session, or the records in the result.</p>
${filterBox('Find an operation')}
<table class="matrix">
<thead><tr><th scope="col">Operation</th>${HEADINGS.map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr></thead>
${groups.join('\n')}
</table>`;
}

/** One sentence for an operation's own description: `Who may call it: BOAT_OWNER for its own boat, ADMIN.` */
export function accessSentence({ operation }: OperationEntry): string {
  const { roles, owner } = operation['x-access'];
  const signIn = signInOf(operation);
  if (signIn === 'none') return '**Who may call it:** anyone; a token is ignored.';
  if (signIn === 'optional')
    return '**Who may call it:** anyone, with a token or without; one that does not hold is refused with 401.';
  const names = roles.map((role) =>
    signOf(role, roles, owner) === 'owns' ? `${role} as owner (${ownership(owner)})` : role,
  );
  return `**Who may call it:** ${names.join('; ')}.`;
}

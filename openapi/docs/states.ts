import escapeHtml from 'escape-html';
import {
  type Move,
  machinesOf,
  movesBy,
  rolesOf,
  type StateMachine,
  TIME,
} from '../model/annotations/states.ts';
import { type OpenApiDocument, type OperationEntry, operationNamed } from '../model/document.ts';
import { operationLink, PAGES } from './links.ts';
import { lineHtml } from './markdown.ts';

/** Where the page shows the states of a record. */
const machineLink = ({ name }: StateMachine) => `${PAGES.effects.file}#${name}`;

function nameHtml(contract: OpenApiDocument, move: Move, by: string): string {
  if (by === TIME) return 'time';
  const entry = operationNamed(contract, by);
  const name = entry ? `<a href="${operationLink(entry)}">${by}</a>` : escapeHtml(by);
  return move.who ? `${name} (${rolesOf(contract, move, by).join(', ')})` : name;
}

/** How a record comes from one state to another; empty when no move leads there. */
function cellHtml(contract: OpenApiDocument, moves: readonly Move[]): string {
  return moves
    .map((move) => {
      const names = move.by.map((by) => nameHtml(contract, move, by)).join(', ');
      return move.when ? `${names}: ${lineHtml(move.when)}` : names;
    })
    .join('<br>');
}

const BEGINNING = undefined;

function rowHtml(
  contract: OpenApiDocument,
  { moves, states }: StateMachine,
  from: string | typeof BEGINNING,
): string {
  const own = moves.filter((move) =>
    from === BEGINNING ? move.from.length === 0 : move.from.includes(from),
  );
  const cells = states.map((to) => {
    const leading = own.filter((move) => move.to === to);
    return `<td>${cellHtml(contract, leading)}</td>`;
  });
  return `<tr><th scope="row">${from === BEGINNING ? 'begins' : from}</th>${cells.join('')}</tr>`;
}

function machineHtml(contract: OpenApiDocument, machine: StateMachine): string {
  const { name, record, field, states, moves } = machine;
  const left = states.filter((state) => moves.some(({ from }) => from.includes(state)));
  const final = states.filter((state) => !left.includes(state));
  return `<article id="${name}" data-entry>
<h3><a href="#${name}"><code>${record}.${field}</code></a></h3>
<table class="states">
<thead><tr><th scope="col">from, to</th>${states.map((state) => `<th scope="col">${state}</th>`).join('')}</tr></thead>
<tbody>
${[BEGINNING, ...left].map((from) => rowHtml(contract, machine, from)).join('\n')}
</tbody>
</table>
${final.length > 0 ? `<p>Nothing leads out of ${final.join(', ')}.</p>` : ''}
</article>`;
}

/** The states of records: for each a table from which state to which, by whom. */
export function statesSection(contract: OpenApiDocument): string {
  return `<section data-group><h2 id="states">States</h2>
<p>A move that is not in a table does not happen: the operation refuses it, or changes nothing.</p>
${machinesOf(contract)
  .map((machine) => machineHtml(contract, machine))
  .join('\n')}
</section>`;
}

/** What an operation does to states, for its own description; empty when it does nothing. */
export function movesSentence(
  machines: readonly StateMachine[],
  { operation }: OperationEntry,
): string {
  const lines = movesBy(machines, operation.operationId).map(({ machine, moves }) => {
    const texts = moves.map(({ from, to, who, when }) => {
      const way = from.length > 0 ? `${from.join(', ')} → ${to}` : `begins as ${to}`;
      const whose = who ? ` (${who.join(', ')})` : '';
      return `${way}${whose}${when ? `: ${when.replace(/\.$/, '')}` : ''}`;
    });
    return `[${machine.record}.${machine.field}](${machineLink(machine)}) ${texts.join('; ')}`;
  });
  return lines.length > 0 ? `**States:** ${lines.join('. ')}.` : '';
}

import { annotationRule, type Names } from './names.ts';

interface Move {
  from?: string[];
  to?: string;
  by?: string[];
  who?: string[];
  when?: string;
}

interface States {
  of?: string;
  moves?: Move[];
}

const KEYS = ['from', 'to', 'by', 'who', 'when'];
const TIME = 'time';

/** What is wrong with one move, in words that follow its name. */
function problemsOf(move: Move, states: readonly string[], { operations }: Names): string[] {
  const { from = [], to = '', by = [], who } = move;
  const problems: string[] = [];
  for (const key of Object.keys(move))
    if (!KEYS.includes(key)) problems.push(`says ${key}; a move has ${KEYS.join(', ')}`);
  for (const state of [...from, to])
    if (!states.includes(state))
      problems.push(`names ${state || 'no state'}, which the enum has not`);
  if (from.includes(to)) problems.push('leads where it begins');
  if (by.length === 0) problems.push('says nobody in `by`: operations, or `time`');
  for (const name of by) {
    const roles = operations.get(name)?.operation['x-access']?.roles;
    if (name === TIME) {
      if (move.when === undefined) problems.push('comes with time and does not say `when`');
    } else if (!roles) problems.push(`is made by ${name}, which is no operation`);
    else if (who && !who.some((role) => roles.includes(role)))
      problems.push(`is made by ${who.join(', ')}, who may not call ${name}`);
  }
  const everybody = by.flatMap((name) => operations.get(name)?.operation['x-access']?.roles ?? []);
  for (const role of who ?? [])
    if (!everybody.includes(role))
      problems.push(`names ${role}, who may call none of its operations`);
  return problems;
}

const listed = (names: readonly string[]) => names.join(', ');

/** `x-states` names a field that holds the enum, moves that exist, and leaves no state out. */
export const states = annotationRule<States>('x-states', (value, names, { schema }, report) => {
  const known = (names.schemas.get(schema ?? '')?.enum ?? []).map(String);
  if (known.length === 0) return report('x-states stands at an enum that has a name.');
  const [record = '', field = ''] = (value.of ?? '').split('.');
  if (!names.fieldsOf(record).has(field))
    report(`x-states.of names the field that holds the state, as Booking.status, not ${value.of}.`);
  const moves = value.moves ?? [];
  for (const [index, move] of moves.entries())
    for (const problem of problemsOf(move, known, names))
      report(`Move ${index + 1}, to ${move.to}, ${problem}.`);
  const named = new Set(moves.flatMap(({ from = [], to }) => [...from, to]));
  const lost = known.filter((state) => !named.has(state));
  if (lost.length > 0) report(`No move leads to or from ${listed(lost)}.`);
  if (!moves.some(({ from = [] }) => from.length === 0))
    report('No move begins a record: one has no `from`.');
});

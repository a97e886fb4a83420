import { type OpenApiDocument, operationNamed } from '../document.ts';

/** Stands in `by` for what happens without a call, once its moment has come. */
export const TIME = 'time';

/** One way into a state. */
export interface Move {
  /** The states that it begins in; none where the record begins with it. */
  from: readonly string[];
  to: string;
  /** The operations that make it, or `time`. */
  by: readonly string[];
  /** Of the roles that may call these operations the ones that make the move; all of them when left out. */
  who: readonly string[] | undefined;
  /** What else has to hold, in words. */
  when: string | undefined;
}

/** The states of a record and the moves between them: `x-states` of an enum. */
export interface StateMachine {
  /** The schema of the enum. */
  name: string;
  /** The schema of the record and its field: `Booking`, `status`. */
  record: string;
  field: string;
  states: readonly string[];
  moves: readonly Move[];
}

/** What stands in the contract; lists of one move may be left out. */
export interface StatesAnnotation {
  of: string;
  moves: {
    from?: string[];
    to: string;
    by: string[];
    who?: string[];
    when?: string;
  }[];
}

interface AnnotatedEnum {
  enum?: unknown[];
  'x-states'?: StatesAnnotation;
}

/** Every state machine of a bundled contract. */
export function machinesOf(document: OpenApiDocument): StateMachine[] {
  const schemas: Record<string, AnnotatedEnum> = document.components?.schemas ?? {};
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const annotation = schema['x-states'];
    if (!annotation) return [];
    const [record = '', field = ''] = annotation.of.split('.');
    const states = (schema.enum ?? []).map(String);
    const moves = annotation.moves.map(({ from = [], to, by, who, when }) => ({
      from,
      to,
      by,
      who,
      when,
    }));
    return [{ name, record, field, states, moves }];
  });
}

/** The moves that an operation makes, by machine; none of those that begin a record unless asked for. */
export function movesBy(
  machines: readonly StateMachine[],
  operationId: string,
): { machine: StateMachine; moves: readonly Move[] }[] {
  return machines.flatMap((machine) => {
    const moves = machine.moves.filter(({ by }) => by.includes(operationId));
    return moves.length > 0 ? [{ machine, moves }] : [];
  });
}

/** Who makes a move by an operation: the roles that the move names, else all that may call it. */
export function rolesOf(document: OpenApiDocument, move: Move, operationId: string): string[] {
  const roles = operationNamed(document, operationId)?.operation['x-access'].roles ?? [];
  return move.who ? roles.filter((role) => move.who?.includes(role)) : roles;
}

/** Whether a record can come from one state to another, by however many moves. */
export function isReachable({ moves }: StateMachine, from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const state of reached)
    for (const move of moves) if (move.from.includes(state)) reached.add(move.to);
  return reached.has(to);
}

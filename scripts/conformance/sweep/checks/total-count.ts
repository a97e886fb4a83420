import type { Contract, Operation } from '../../contract/contract.ts';
import { parsed } from '../../lib/json.ts';
import type { Exchange } from '../../types.ts';

/** The header of an answer that says how many records there are in all, in lower case. */
export const TOTAL_COUNT = 'x-total-count';

/** How many records a list says there are in all; undefined when it says nothing, or no number. */
export function totalCountOf({ responseHeaders }: Exchange): number | undefined {
  const told = responseHeaders[TOTAL_COUNT] ?? '';
  return /^\d+$/.test(told) ? Number(told) : undefined;
}

/** As many records as the answer to this request may hold. */
function roomOf(contract: Contract, operation: Operation, { status, url }: Exchange): number {
  const schema = operation.answers.get(status)?.media.get('application/json');
  const most = (schema && contract.schemas.flatten(schema).maxItems) ?? Infinity;
  const parameter = operation.parameters.find(({ name }) => name === 'limit');
  if (!parameter) return most;
  const { default: unless } = parameter.schema as { default?: number }; // an integer in the contract
  const asked = new URL(url).searchParams.get('limit') ?? unless;
  return asked === undefined ? most : Math.min(most, Number(asked));
}

/**
 * A list that says how many records there are in all holds as many, or as many as it has room for, or those
 * that are left where a later part is asked for: what it leaves out is known to whoever reads it. Answers what is expected and seen; undefined for no problem.
 */
export function totalCountProblem(
  contract: Contract,
  operation: Operation,
  exchange: Exchange,
): { place: string; expected: string; seen: string } | undefined {
  const { status, responseBody } = exchange;
  if (!operation.answers.get(status)?.headers.has(TOTAL_COUNT)) return undefined;
  const total = totalCountOf(exchange);
  const body = parsed(responseBody);
  if (total === undefined || !Array.isArray(body)) return undefined;
  const room = roomOf(contract, operation, exchange);
  const part = Number(new URL(exchange.url).searchParams.get('part') ?? 0);
  const before = part === 0 ? 0 : part * room;
  const wanted = Math.min(Math.max(total - before, 0), room);
  if (body.length === wanted) return undefined;
  return {
    place: `${status}.headers.${TOTAL_COUNT}`,
    expected: `${wanted} records of ${total} in all${total > room ? `, cut at ${room}` : ''}`,
    seen: `${body.length} records`,
  };
}

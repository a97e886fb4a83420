import type { Operation } from '../../contract/contract.ts';
import { isObject } from '../../lib/json.ts';
import type { SideAnswer } from '../pair/template.ts';

const isPaged = ({ parameters }: Operation) =>
  parameters.some(({ name }) => name === 'page' || name === 'limit' || name === 'size');

/** How many records there are in all, as an answer tells it; undefined where it does not. */
function totalIn({ body, exchange }: SideAnswer): number | undefined {
  if (isObject(body))
    return typeof body.totalElements === 'number' ? body.totalElements : undefined;
  const told = exchange.responseHeaders['x-total-count'];
  return told === undefined ? undefined : Number(told);
}

function rowsIn({ body }: SideAnswer): unknown[] | undefined {
  const rows = isObject(body) ? body.content : body;
  return Array.isArray(rows) ? rows : undefined;
}

/**
 * Whether nothing of a list stands elsewhere, on another page or behind its end, so that what is not in the answer is
 * not there. A list that is as long as the contract lets it be may have been cut.
 */
export function isWhole(operation: Operation, answer: SideAnswer, most = Infinity): boolean {
  const rows = rowsIn(answer);
  if (rows && rows.length === totalIn(answer)) return true;
  return !isPaged(operation) && (rows === undefined || rows.length < most);
}

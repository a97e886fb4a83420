import type { Contract, Operation } from '../../contract/contract.ts';
import { textAt } from '../../lib/json.ts';

/** What is wrong with the code of an error answer. */
interface CodeProblem {
  place: string;
  expected: string;
  seen: string;
}

/**
 * What is wrong with the code of an answer: it is not in the catalogue, so that no client can know it, or
 * the contract does not name it for this operation and status. Undefined when nothing is, and for bodies
 * that hold no code at all, which break the schema.
 */
export function codeProblem(
  contract: Pick<Contract, 'codes'>,
  { id, errorCodes }: Pick<Operation, 'id' | 'errorCodes'>,
  status: number,
  body: unknown,
): CodeProblem | undefined {
  const code = textAt(body, 'code');
  if (status < 400 || code === undefined || contract.codes.size === 0) return undefined;
  const named = errorCodes.get(status) ?? [];
  if (named.includes(code)) return undefined;
  const seen = contract.codes.has(code)
    ? `${code}, which the contract does not name for ${id}`
    : `${code}, which is not in the catalogue`;
  return { place: `${status}.code`, expected: named.join(' or ') || 'no such status', seen };
}

import type { Finding } from '../types.ts';

/** The rule that an id breaks which is given out again after its record was deleted. */
export const ID_REUSED = 'id-reused';

/** What looks for a deleted record by its id: whether it is gone, and whether deleting it again finds none. */
const AFTER_DELETION: readonly string[] = ['delete-effect', 'idempotency'];

/** What is told apart by ids alone: calls compared with the mock, workflows, and what was deleted from what is there. */
const isToldByIds = ({ source, rule, operationId }: Finding) =>
  source === 'oracle' ||
  rule.startsWith('journey-') ||
  (AFTER_DELETION.includes(rule) && operationId.startsWith('delete'));

/** Without what most likely comes of ids that name two records: nothing is told apart by them then. */
export function withoutMistakenIds(all: readonly Finding[]): Finding[] {
  const isReused = all.some(({ rule }) => rule === ID_REUSED);
  return isReused ? all.filter((one) => !isToldByIds(one)) : [...all];
}

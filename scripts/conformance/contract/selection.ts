import { CannotRun } from '../lib/cannot-run.ts';
import { nearest } from '../lib/nearest.ts';

/** What `--only` and `--skip` may name. */
interface Selectable {
  operations: readonly { operationId: string; tag: string }[];
  workflows: readonly string[];
}

export interface Selection {
  operation: (operationId: string) => boolean;
  workflow: (workflowId: string) => boolean;
  /** The ids of the selected workflows. */
  workflows: string[];
}

/**
 * Which operations and workflows a run checks. A pattern is an operationId, a tag or a workflow id, with
 * `*` for any text, letter case aside. With `only` nothing runs that no pattern names, so a run of one
 * operation starts no journey. Throws CannotRun for a pattern that names nothing: a typing error
 * must not pass for a run without findings.
 */
export function select(only: string[], skip: string[], from: Selectable): Selection {
  const wanted = only.map((pattern) => matches(pattern, from));
  const unwanted = skip.map((pattern) => matches(pattern, from));
  const isSelected = (id: string) =>
    (wanted.length === 0 || wanted.some((ids) => ids.has(id))) &&
    !unwanted.some((ids) => ids.has(id));
  const ids = [...from.operations.map(({ operationId }) => operationId), ...from.workflows];
  if (!ids.some(isSelected))
    throw new CannotRun('--only and --skip together leave nothing to check.');
  return {
    operation: isSelected,
    workflow: isSelected,
    workflows: from.workflows.filter(isSelected),
  };
}

function matches(pattern: string, { operations, workflows }: Selectable): Set<string> {
  const literal = pattern.replace(/[.+?^${}()|[\]\\]/gu, '\\$&');
  const expression = new RegExp(`^${literal.replaceAll('*', '.*')}$`, 'iu');
  const found = [
    ...operations
      .filter(({ operationId, tag }) => expression.test(operationId) || expression.test(tag))
      .map(({ operationId }) => operationId),
    ...workflows.filter((id) => expression.test(id)),
  ];
  if (found.length === 0) {
    const tags = [...new Set(operations.map(({ tag }) => tag))];
    const meant = nearest(pattern, [
      ...operations.map(({ operationId }) => operationId),
      ...tags,
      ...workflows,
    ]);
    const mend = meant ? `Did you mean ${meant}?` : `Its tags: ${tags.join(', ')}.`;
    throw new CannotRun(
      `"${pattern}" names no operation, tag or workflow of the contract. ${mend}`,
    );
  }
  return new Set(found);
}

import type { OperationName } from '../../contract.ts';
import type { Observation, Party } from '../../finding.ts';
import { isObject } from '../../lib/json.ts';
import { join } from '../../lib/pointer.ts';
import type { Both } from './said.ts';
import type { Node } from './views.ts';

/** One change of what an annotation says of schemas, with everybody who meets it. */
export interface SchemaChange {
  side: Observation['side'];
  pointer: string;
  message: string;
  /** Whether nothing was said before. */
  isNew: boolean;
  parties: Set<Party>;
  operations: OperationName[];
}

/** Every change that `tell` finds of an annotation where schemas meet, told once. */
export function schemaChanges(
  both: Both,
  key: string,
  tell: (before: Node | undefined, after: Node | undefined) => string | undefined,
): SchemaChange[] {
  const found = new Map<string, SchemaChange>();
  for (const { field, base, revision, operation, isSent } of both.meetings()) {
    if (field !== undefined) continue;
    const [before, after] = [base, revision].map((nodes) =>
      nodes.find(({ value }) => isObject(value[key]) || Array.isArray(value[key])),
    );
    const message = before || after ? tell(before, after) : undefined;
    if (message === undefined) continue;
    const pointer = join(after?.pointer ?? before?.pointer ?? '', key);
    const side = after ? 'revision' : 'base';
    const id = `${side} ${pointer} ${message}`;
    const change = found.get(id) ?? {
      ...{ side, pointer, message, isNew: before === undefined },
      ...{ parties: new Set(), operations: [] },
    };
    found.set(id, change);
    change.parties.add(isSent ? 'callers' : 'readers');
    if (!change.operations.includes(operation)) change.operations.push(operation);
  }
  return [...found.values()];
}

import { type Context, type Document, type Operation, parametersOf } from './types.ts';

interface Entry {
  operation: Operation;
  parameters: string[];
  context: Context;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

let entries = new Map<string, Entry>();

/** What an alias and its target must share, as one text. */
function sharedOf({ operation, parameters }: Entry): string {
  const { roles = [], owner } = operation['x-access'] ?? {};
  return JSON.stringify([[...parameters].sort(), [...roles].sort(), owner]);
}

function problemOf(entry: Entry): string | undefined {
  const name = entry.operation['x-alias-of'];
  if (name === undefined) return undefined;
  const target = entries.get(name);
  if (!target || target === entry) return `x-alias-of names no other operation: ${name}.`;
  if (target.operation['x-alias-of']) return `${name} is an alias itself; name what it stands for.`;
  if (sharedOf(target) === sharedOf(entry)) return undefined;
  return `An alias takes the same parameters and the same callers as ${name}.`;
}

/** `x-alias-of` marks a second path to the same answer: same parameters, same callers. */
export const alias = {
  Root: {
    enter(_root: Document) {
      entries = new Map();
    },
    leave() {
      for (const entry of entries.values()) {
        const message = problemOf(entry);
        if (!message) continue;
        const { context } = entry;
        context.report({ message, location: context.location.child(['x-alias-of']) });
      }
    },
  },
  Operation(operation: Operation, context: Context) {
    if (!METHODS.includes(String(context.key))) return;
    const parameters = parametersOf(context, operation).map(
      (parameter) => `${parameter.in}.${parameter.name}`,
    );
    // Redocly lends the context for the length of one call.
    entries.set(operation.operationId ?? '', { operation, parameters, context: { ...context } });
  },
};

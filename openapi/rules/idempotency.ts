import { type Context, type Operation, parametersOf } from './types.ts';

const HEADER = 'Idempotency-Key';

/** What a repeated request may do; `openapi/README.md` says what each means. */
const REPEATS = ['key', 'same', 'gone', 'signed-out'];

function repeatProblem(operation: Operation, method: string, accepts: boolean): string | undefined {
  const repeat = operation['x-repeat'];
  if (method === 'get') {
    return repeat === undefined ? undefined : 'A GET is always safe to repeat; leave x-repeat out.';
  }
  if (repeat === undefined || !REPEATS.includes(repeat)) {
    return `x-repeat says what a repeated request does: one of ${REPEATS.join(', ')}.`;
  }
  if (accepts !== (repeat === 'key')) {
    return `x-repeat is key where the ${HEADER} header is taken, and nowhere else.`;
  }
  if (method !== 'delete' && (repeat === 'gone' || repeat === 'signed-out')) {
    return `x-repeat: ${repeat} is for a DELETE.`;
  }
  return undefined;
}

/**
 * Everything that writes says what a repeat does. A POST that creates a record accepts an idempotency
 * key; what accepts one can answer 409.
 */
export const idempotency = {
  Operation(operation: Operation, context: Context) {
    const method = String(context.key);
    const accepts = parametersOf(context, operation).some((parameter) => parameter.name === HEADER);
    const statuses = Object.keys(operation.responses ?? {});
    const location = context.location.child(['responses']);
    if (method === 'post' && !accepts && statuses.includes('201')) {
      context.report({ message: `A POST that creates takes the ${HEADER} header.`, location });
    }
    if (accepts && !statuses.includes('409')) {
      context.report({ message: `What takes an ${HEADER} can answer 409.`, location });
    }
    const problem = repeatProblem(operation, method, accepts);
    if (problem) context.report({ message: problem, location: context.location.key() });
  },
};

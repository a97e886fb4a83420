import { type Context, type Operation, parametersOf } from './types.ts';

const HEADER = 'Idempotency-Key';

/** A POST that creates a record accepts an idempotency key; what accepts one can answer 409. */
export const idempotency = {
  Operation(operation: Operation, context: Context) {
    const accepts = parametersOf(context, operation).some((parameter) => parameter.name === HEADER);
    const statuses = Object.keys(operation.responses ?? {});
    const location = context.location.child(['responses']);
    if (context.key === 'post' && !accepts && statuses.includes('201')) {
      context.report({ message: `A POST that creates takes the ${HEADER} header.`, location });
    }
    if (accepts && !statuses.includes('409')) {
      context.report({ message: `What takes an ${HEADER} can answer 409.`, location });
    }
  },
};

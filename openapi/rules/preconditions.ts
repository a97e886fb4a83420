import { type Context, type Operation, parametersOf, type Response, resolved } from './types.ts';

function headersOf(operation: Operation, context: Context, status: string): Set<string> {
  const entry = operation.responses?.[status];
  const response = entry && resolved<Response>(context, entry);
  return new Set(Object.keys(response?.headers ?? {}).map((name) => name.toLowerCase()));
}

/**
 * What takes If-Match can answer 412, tells the new version in ETag, and takes an idempotency key: else a
 * repeat after a lost answer would be taken for a change by somebody else.
 */
export const preconditions = {
  Operation(operation: Operation, context: Context) {
    const names = new Set(parametersOf(context, operation).map(({ name }) => name));
    const statuses = Object.keys(operation.responses ?? {});
    const location = context.location.child(['responses']);
    const report = (message: string) => context.report({ message, location });
    const takes = names.has('If-Match');
    if (takes !== statuses.includes('412')) report('If-Match and 412 come together.');
    if (!takes) return;
    if (!names.has('Idempotency-Key')) report('What takes If-Match takes an Idempotency-Key too.');
    for (const status of statuses.filter((one) => one.startsWith('2'))) {
      if (!headersOf(operation, context, status).has('etag')) {
        report(`The ${status} of what takes If-Match tells the new version in ETag.`);
      }
    }
  },
};

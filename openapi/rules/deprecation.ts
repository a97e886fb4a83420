import { type Context, type Operation, type Response, resolved } from './types.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days between publishing a deprecation and its sunset, as `openapi/policy.md` promises. */
const NOTICE = 180;

const HEADERS = ['Deprecation', 'Sunset'];

/**
 * A deprecated operation says since when and until when, at least half a year later, and its successes
 * carry the headers Deprecation (RFC 9745) and Sunset (RFC 8594).
 */
export const deprecation = {
  Operation(operation: Operation, context: Context) {
    if (!operation.deprecated) return;
    const [since, until] = ['x-deprecated-since', 'x-sunset'].map((key) =>
      Date.parse(String((operation as Record<string, unknown>)[key])),
    );
    const notice = ((until ?? Number.NaN) - (since ?? Number.NaN)) / DAY;
    if (!(notice >= NOTICE)) {
      const message = `x-deprecated-since and x-sunset are days, at least ${NOTICE} apart.`;
      context.report({ message, location: context.location.key() });
    }
    for (const [status, entry] of Object.entries(operation.responses ?? {})) {
      if (!status.startsWith('2')) continue;
      const names = Object.keys(resolved<Response>(context, entry)?.headers ?? {});
      for (const name of HEADERS.filter((one) => !names.includes(one))) {
        const message = `The ${status} of a deprecated operation has the header ${name}.`;
        context.report({ message, location: context.location.child(['responses', status]) });
      }
    }
  },
};

import type { Middleware } from 'openapi-fetch';
import { ApiError } from '../errors/api-error.ts';

/** How a call is sent: as `fetch`, telling by `onActivity`, where it can, that something was sent just now. */
export type Send = (
  request: Request,
  init: RequestInit & { onActivity?: () => void },
) => Promise<Response>;

/** One call on its way through the steps. */
export interface Call {
  /** Never sent itself, only clones of it, so that it can be sent any number of times. */
  readonly request: Request;
  /** Method and path as the contract writes them: `GET /boats/{id}`. */
  readonly operation: string;
  /** False when the caller asked for a blob or a stream. */
  readonly expectsJson: boolean;
  /** What the caller wants it sent with; otherwise as every call is. */
  readonly send?: Send;
}

/** A whole, successful answer, or the one shape of failure; steps never throw. */
export type Outcome = Response | ApiError;

/** Hands the request on to the next step. May be called more than once. */
type Next = (request: Request) => Promise<Outcome>;

export type Step = (call: Call, next: Next) => Promise<Outcome>;

/** A request that changes nothing. */
export const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** Sends one request once. */
export type Attempt = (call: Call) => Promise<Outcome>;

/**
 * The steps, in order, around `attempt`, as one middleware of openapi-fetch. It has to be one:
 * openapi-fetch's own middleware sees a request leave and an answer come, but cannot send twice.
 * `client` is the client's own fetch; a call that came with another is sent with that.
 * A failure leaves as a rejection with its ApiError, which is what TanStack Query expects.
 */
export function pipeline(
  steps: readonly Step[],
  attempt: Attempt,
  client?: typeof globalThis.fetch,
): Middleware {
  function run(call: Call, position: number): Promise<Outcome> {
    const step = steps[position];
    if (!step) return attempt(call);
    return step(call, (request) => run({ ...call, request }, position + 1));
  }
  return {
    async onRequest({ request, schemaPath, options }) {
      const operation = `${request.method} ${schemaPath}`;
      const send = options.fetch === client ? undefined : options.fetch;
      const call = {
        request,
        operation,
        expectsJson: options.parseAs === 'json',
        ...(send && { send }),
      };
      const outcome = await run(call, 0);
      if (outcome instanceof ApiError) throw outcome;
      return outcome;
    },
  };
}

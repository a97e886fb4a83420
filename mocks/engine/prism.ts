import { createLogger, type IPrismDiagnostic } from '@stoplight/prism-core';
import {
  createInstance,
  type IHttpConfig,
  type IHttpRequest,
  type IHttpResponse,
  ProblemJsonError,
} from '@stoplight/prism-http';
import { validateInput } from '@stoplight/prism-http/dist/validator/index.js';
import type { IHttpOperation } from '@stoplight/types';
import { left, right } from 'fp-ts/lib/TaskEither.js';
import type { Preference } from './prefer.ts';

/** A request on its way through Prism, with what this engine wants back at the seam. */
export interface PrismRequest<Context> extends IHttpRequest {
  context: Context;
}

/** What Prism made of a request. */
export interface PrismResult {
  output: IHttpResponse;
  /** What the answer breaks of the contract; empty when nothing. */
  breaches: IPrismDiagnostic[];
}

/** Says at the seam that the contract's examples should answer. */
export const FROM_EXAMPLES = Symbol('from the examples');

const NOT_IMPLEMENTED = {
  type: 'UPSTREAM_NOT_IMPLEMENTED',
  title: 'No handler answers this operation',
  status: 501,
};

const CONFIG: IHttpConfig = {
  isProxy: true,
  errors: true,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  upstream: new URL('http://in.process'),
  upstreamProxy: undefined,
  mock: { dynamic: false },
};

const jsonTwins = new WeakMap<IHttpOperation, IHttpOperation>();

/** The operation as if its body were JSON: bodies arrive parsed, a form as an object of its parts. */
function withJsonBody(operation: IHttpOperation): IHttpOperation {
  const body = operation.request?.body;
  if (!body?.contents || body.contents[0]?.mediaType === 'application/json') return operation;
  let twin = jsonTwins.get(operation);
  if (!twin) {
    const contents = body.contents.map((content) => ({
      ...content,
      mediaType: 'application/json',
    }));
    twin = { ...operation, request: { ...operation.request, body: { ...body, contents } } };
    jsonTwins.set(operation, twin);
  }
  return twin;
}

/**
 * Prism's engine behind one seam. `answer` is its upstream, in this process: it is given what Prism
 * found against the request and answers, or says FROM_EXAMPLES. The answer is validated like any other.
 */
export function createPrism<Context>(
  answer: (
    context: Context,
    problems: IPrismDiagnostic[],
  ) => Promise<IHttpResponse | typeof FROM_EXAMPLES>,
) {
  const instance = createInstance(CONFIG, {
    logger: createLogger('mock', { level: 'silent' }),
    // The route is known before Prism is asked, so that it scores one operation and not all.
    route: ({ resources: [operation] }) =>
      operation
        ? { _tag: 'Right', right: operation }
        : { _tag: 'Left', left: new Error('No operation was handed over.') },
    validateInput: ({ resource, element }) =>
      validateInput({ resource: withJsonBody(resource), element }),
    forward:
      ({ data, validations }) =>
      () =>
      async () => {
        const { context } = data as PrismRequest<Context>; // `handle` below sends nothing else
        const answered = await answer(context, validations);
        return answered === FROM_EXAMPLES
          ? left(ProblemJsonError.fromTemplate(NOT_IMPLEMENTED))()
          : right(answered)();
      },
  });

  /** Sends a request through validation, the seam and validation. Rejects when Prism cannot answer. */
  return async function handle(
    operation: IHttpOperation,
    request: PrismRequest<Context>,
    preference: Preference | undefined,
  ): Promise<PrismResult> {
    const config = preference ? { ...CONFIG, mock: preference } : CONFIG;
    const result = await instance.request(request, [operation], config)();
    if (result._tag === 'Left') throw result.left;
    return { output: result.right.output, breaches: result.right.validations.output };
  };
}

import { createLogger, factory, type IPrismDiagnostic } from '@stoplight/prism-core';
import type {
  IHttpConfig,
  IHttpResponse,
  PrismHttpComponents,
  PrismHttpInstance,
} from '@stoplight/prism-http';
import { ProblemJsonError } from '@stoplight/prism-http/dist/types.js';
import type { IHttpOperation } from '@stoplight/types';
import { left, right } from 'fp-ts/lib/TaskEither.js';
import { validateAnswer } from '../answer/answer-validation.ts';
import type { Preference } from '../request/prefer.ts';
import {
  type CheckedRequest,
  validateCaller,
  validateRequest,
  withJsonHeaders,
} from '../request/request-validation.ts';

/** A request on its way through Prism, with what this engine wants back at the seam. */
export interface PrismRequest<Context> extends CheckedRequest {
  context: Context;
}

/** What Prism made of a request. */
interface PrismResult {
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

type Mock = PrismHttpComponents['mock'];
let mock: Mock | undefined;

/** What makes answers of examples and schemas. It is most of Prism's weight, so the start does without it. */
async function loadMock(): Promise<void> {
  if (mock) return;
  const { default: loaded } = await import('@stoplight/prism-http/dist/mocker/index.js');
  // Node answers a CommonJS module whole, a bundler what it calls its default.
  mock = typeof loaded === 'function' ? loaded : (loaded as { default: Mock }).default;
}

/** A silent logger; `child` returns the same one, which saves an object per request. */
function createSilence(): PrismHttpComponents['logger'] {
  const logger = createLogger('mock', { level: 'silent' });
  logger.child = () => logger as never; // a child differs in its name alone, and nothing is written
  return logger;
}

/**
 * Prism's engine behind one seam: what its `createInstance` makes, of the same parts, the heavy ones on
 * first use. `answer` is its upstream, in this process: it is given what Prism found against the request
 * and answers, or says FROM_EXAMPLES. The answer is validated like any other. `madeUpFrom` gives the
 * operation that an answer is made up from, where one is asked for.
 */
export function createPrism<Context>(
  answer: (
    context: Context,
    problems: IPrismDiagnostic[],
  ) => Promise<IHttpResponse | typeof FROM_EXAMPLES>,
  madeUpFrom: (operation: IHttpOperation, context: Context) => IHttpOperation,
) {
  const components: PrismHttpComponents = {
    logger: createSilence(),
    // The route is known before Prism is asked, so that it scores one operation and not all.
    route: ({ resources: [operation] }) =>
      operation
        ? { _tag: 'Right', right: operation }
        : { _tag: 'Left', left: new Error('No operation was handed over.') },
    validateSecurity: validateCaller,
    validateInput: validateRequest,
    validateOutput: validateAnswer,
    forward:
      ({ data, validations }) =>
      () =>
      async () => {
        const { context } = data as PrismRequest<Context>; // `handle` below sends nothing else
        const answered = await answer(context, validations);
        if (answered !== FROM_EXAMPLES) return right(answered)();
        await loadMock();
        return left(ProblemJsonError.fromTemplate(NOT_IMPLEMENTED))();
      },
    mock: ({ resource, input, config }) => {
      if (!mock) throw new Error('Only `forward` sends to the examples, once they are loaded.');
      const data = withJsonHeaders(input.data);
      const { context } = input.data as PrismRequest<Context>; // `handle` below sends nothing else
      const source = config.dynamic ? madeUpFrom(resource, context) : resource;
      return mock({ resource: source, input: { ...input, data }, config });
    },
  };
  const instance: PrismHttpInstance = factory(CONFIG, components);

  /** Sends a request through validation, the seam and validation. Rejects when Prism cannot answer. */
  return async function handle(
    operation: IHttpOperation,
    request: PrismRequest<Context>,
    preference: Preference | undefined,
  ): Promise<PrismResult> {
    const seed = `${preference?.seed} ${request.method} ${request.url.path}`;
    const config = preference ? { ...CONFIG, mock: { ...preference, seed } } : CONFIG;
    const result = await instance.request(request, [operation], config)();
    if (result._tag === 'Left') throw result.left;
    return { output: result.right.output, breaches: result.right.validations.output };
  };
}

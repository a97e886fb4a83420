import { createRoutes } from '../engine/contract/routes.ts';
import {
  type ControlAnswer,
  type ControlContext,
  ControlError,
  type ControlRoute,
} from './route.ts';
import { callRoutes } from './routes/call-routes.ts';
import { documentRoutes } from './routes/document-routes.ts';
import { faultRoutes } from './routes/fault-routes.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { readingRoutes } from './routes/reading-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { problemOf, SMALL_BODY } from './values/limits.ts';

/** Every call of the control apart from its page. */
export const controlRoutes: readonly ControlRoute[] = [
  ...sessionRoutes,
  ...faultRoutes,
  ...readingRoutes,
  ...callRoutes,
  ...paymentRoutes,
  ...documentRoutes,
];

/** What the server around the control answers itself. */
const pages = [
  {
    method: 'GET',
    path: '/_mock/openapi.json',
    summary: 'The contract as this mock runs it, in one file.',
  },
  {
    method: 'GET',
    path: '/_mock/docs',
    summary: 'The contract to read: operations, roles, error codes, policy.',
  },
];

const index: ControlRoute = {
  method: 'GET',
  path: '/',
  summary: 'A page for developers in a browser; these calls as JSON for everything else.',
  run: () => ({
    body: {
      session: 'Name a session in the header X-Mock-Session, the cookie mock-session or ?session=.',
      calls: [
        ...[index, ...controlRoutes].map(({ method, path, summary, example }) => ({
          method,
          path: `/_mock${path.replace(/\/$/, '')}`,
          summary,
          example,
        })),
        ...pages,
      ],
    },
  }),
};

const find = createRoutes([index, ...controlRoutes].map((target) => ({ ...target, target })));

/** What the routes have at a path; nothing for one that is not valid percent-encoding. */
function matchAt(path: string): ReturnType<typeof find> {
  try {
    return find(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Most of a value in a query. */
const MAX_VALUE_LENGTH = 500;

function checkQuery({ path, query: known = [] }: ControlRoute, query: URLSearchParams): void {
  const names = ['session', ...known];
  for (const [name, value] of query) {
    if (!names.includes(name))
      throw new ControlError(
        `/_mock${path} takes no ?${name.slice(0, 50)}; it takes ${names.join(', ')}.`,
      );
    if (value.length > MAX_VALUE_LENGTH)
      throw new ControlError(`?${name} has at most ${MAX_VALUE_LENGTH} characters.`);
  }
}

const plainPath = (path: string) => path.replace(/(?<=.)\/$/, '');

/** Bytes that the body of a call below `/_mock` may have. */
export function controlLimit(method: string, path: string): number {
  return matchAt(plainPath(path))?.methods.get(method)?.maxBodyBytes ?? SMALL_BODY;
}

/**
 * Answers a call below `/_mock`, or undefined when there is nothing at its path. What was sent and makes
 * no sense is an answer that says so; throws where the mock itself fails.
 */
export function runControl(
  context: ControlContext,
  call: { method: string; path: string; query: URLSearchParams; body: unknown },
): ControlAnswer | undefined {
  const path = plainPath(call.path);
  const match = matchAt(path);
  if (!match) return undefined;
  const route = match.methods.get(call.method === 'HEAD' ? 'GET' : call.method);
  try {
    if (!route) {
      const methods = [...match.methods.keys()].join(', ');
      const message = `/_mock${path} takes ${methods}.`;
      return { status: 405, body: { message }, headers: { allow: methods } };
    }
    checkQuery(route, call.query);
    const problem = problemOf(call.body);
    if (problem) throw new ControlError(problem);
    return route.run(context, { path: match.values, query: call.query, body: call.body });
  } catch (error) {
    if (error instanceof ControlError)
      return { status: error.status, body: { message: error.message } };
    throw error;
  }
}

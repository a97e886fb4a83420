import { escapeHtml } from '../../scripts/lib/escape-html.ts';
import { createRoutes } from '../engine/routes.ts';
import { documentRoutes } from './document-routes.ts';
import { faultRoutes } from './fault-routes.ts';
import { page } from './html.ts';
import { paymentRoutes } from './payment-routes.ts';
import { readingRoutes } from './reading-routes.ts';
import {
  type ControlAnswer,
  type ControlContext,
  ControlError,
  type ControlRoute,
} from './route.ts';
import { sessionRoutes } from './session-routes.ts';

const routes: ControlRoute[] = [
  ...sessionRoutes,
  ...faultRoutes,
  ...readingRoutes,
  ...paymentRoutes,
  ...documentRoutes,
];

function indexPage(): string {
  const lines = routes.map(({ method, path, summary, example }) => {
    const sample = example ? `<br><code>${escapeHtml(JSON.stringify(example))}</code>` : '';
    return `<tr><td><code>${method} /_mock${path}</code></td><td>${escapeHtml(summary)}${sample}</td></tr>`;
  });
  return page(
    'Control of the mock',
    `<h1>Control of the mock</h1><p>Every call works on the session named by the header <code>X-Mock-Session</code>, the cookie <code>mock-session</code> or <code>?session=</code>; without one, on the shared session.</p><table><tbody>${lines.join('')}</tbody></table>`,
  );
}

const find = createRoutes(routes.map((target) => ({ ...target, target })));

/** What the routes have at a path; nothing for one that is not valid percent-encoding. */
function matchAt(path: string): ReturnType<typeof find> {
  try {
    return find(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Answers a call below `/_mock`, or undefined when there is nothing at its path. */
export function runControl(
  context: ControlContext,
  call: { method: string; path: string; query: URLSearchParams; body: unknown },
): ControlAnswer | undefined {
  const path = call.path.replace(/\/$/, '');
  if (path === '') return { html: indexPage() };
  const match = matchAt(path);
  if (!match) return undefined;
  const route = match.methods.get(call.method);
  try {
    if (route)
      return route.run(context, { path: match.values, query: call.query, body: call.body });
    throw new ControlError(`/_mock${path} takes ${[...match.methods.keys()].join(', ')}.`, 405);
  } catch (error) {
    if (error instanceof ControlError)
      return { status: error.status, body: { message: error.message } };
    throw error;
  }
}

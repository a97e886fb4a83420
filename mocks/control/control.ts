import { documentRoutes } from './document-routes.ts';
import { faultRoutes } from './fault-routes.ts';
import { escapeHtml, page } from './html.ts';
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

function fits(template: string, path: string): string[] | undefined {
  const parts = path.split('/');
  const wanted = template.split('/');
  if (parts.length !== wanted.length) return undefined;
  const values: string[] = [];
  for (const [index, part] of wanted.entries()) {
    const given = parts[index] ?? '';
    if (part.startsWith('{')) values.push(given);
    else if (part !== given) return undefined;
  }
  return values;
}

/** Answers a call below `/_mock`, or undefined when there is nothing at its path. */
export function runControl(
  context: ControlContext,
  call: { method: string; path: string; query: URLSearchParams; body: unknown },
): ControlAnswer | undefined {
  const path = call.path.replace(/\/$/, '');
  if (path === '') return { html: indexPage() };
  const here = routes.flatMap((route) => {
    const values = fits(route.path, path);
    return values ? [{ route, values }] : [];
  });
  if (here.length === 0) return undefined;
  const found = here.find(({ route }) => route.method === call.method);
  try {
    if (found)
      return found.route.run(context, { path: found.values, query: call.query, body: call.body });
    const methods = here.map(({ route }) => route.method).join(', ');
    throw new ControlError(`/_mock${path} takes ${methods}.`, 405);
  } catch (error) {
    if (error instanceof ControlError)
      return { status: error.status, body: { message: error.message } };
    throw error;
  }
}

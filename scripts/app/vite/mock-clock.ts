import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/** Milliseconds that a page waits for the mock, which may just be starting. */
const TIMEOUT = 2_000;

/**
 * Lets the mock tell a browser its clock (a cookie) before the first page is there, so that not even the
 * first day that is shown is that of this machine. For `npm start` and `npm run preview`; nothing of it
 * is built. `mock` is the mock's address; without one answering, pages are served as they are.
 */
export function mockClock(mock: string): Plugin {
  async function setClockCookie(
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) {
    if (request.headers['sec-fetch-dest'] === 'document') {
      const { cookie = '' } = request.headers;
      const answer = await fetch(`${mock}/_mock/clock`, {
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        signal: AbortSignal.timeout(TIMEOUT),
      }).catch(() => undefined); // said by the first call of the page, too
      for (const one of answer?.headers.getSetCookie() ?? [])
        response.appendHeader('set-cookie', one);
    }
    next();
  }
  return {
    name: 'mock-clock',
    configureServer: ({ middlewares }) => void middlewares.use(setClockCookie),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(setClockCookie),
  };
}

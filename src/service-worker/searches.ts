import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';

/** Calls that only read, though they are sent with POST: their criteria stand in the body. */
const SEARCH = /^\/api\/.*\/(?:search|query)(?:\/|$)/;

/** A search as an address, since a cache knows no bodies. */
async function addressOf(request: Request): Promise<string> {
  const url = new URL(request.url);
  url.searchParams.set('body', await request.clone().text());
  return url.href;
}

/** A search answers from the network, and from the last time it was asked where there is none. */
export function searchRoute(
  cacheName: string,
): [match: RouteMatchCallback, handler: RouteHandlerCallback, method: 'POST'] {
  return [
    ({ url, sameOrigin }) => sameOrigin && SEARCH.test(url.pathname),
    async ({ request }) => {
      const address = await addressOf(request);
      const cache = await caches.open(cacheName);
      try {
        const response = await fetch(request);
        if (response.ok) await cache.put(address, response.clone());
        return response;
      } catch (cause) {
        const known = await cache.match(address);
        if (known) return known;
        throw cause;
      }
    },
    'POST',
  ];
}

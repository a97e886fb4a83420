/**
 * What opens without a connection: the app itself, pages visited before, what they showed, pictures
 * seen. Nothing here answers while the network does.
 */
import { clientsClaim, skipWaiting } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { answersCache, type KeepMessage, skipWaitingMessage } from './protocol.ts';
import { searchRoute } from './searches.ts';

/** The build puts its list here. */
declare const PRECACHE: PrecacheEntry[];

const DAY = 24 * 60 * 60;
/** Seconds after which a slow network is not waited for when the page is at hand. */
const NETWORK_TIMEOUT_SECONDS = 4;

precacheAndRoute(PRECACHE);
cleanupOutdatedCaches();

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [new ExpirationPlugin({ maxEntries: 60 })],
});
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await pages.handle(options);
      } catch {
        // Never visited: the app can still show what it has kept.
        return (await matchPrecache('/shell.html')) ?? Response.error();
      }
    },
    { denylist: [/^\/api\//, /^\/_/] },
  ),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/uploads/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY })],
  }),
);
// Their names change with their contents. As many as the app has: a page that lacks one of its files does not open.
const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [new ExpirationPlugin({ maxEntries: 1_000, maxAgeSeconds: 60 * DAY })],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/'),
  new NetworkFirst({
    cacheName: answersCache,
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY })],
  }),
);
registerRoute(...searchRoute(answersCache));

// The first visit counts too: what it goes on to show is kept, though it began without a worker.
clientsClaim();

addEventListener('message', (event) => {
  // What a page posts is one of these.
  const message: typeof skipWaitingMessage | KeepMessage = event.data;
  // A new version waits until the person asks for it.
  if (message === skipWaitingMessage) void skipWaiting();
  // What cannot be had now is asked for again with the page that needs it.
  else for (const request of message.keep) assets.handle({ event, request }).catch(() => undefined);
});

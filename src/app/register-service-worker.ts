import { session } from '../api/client.ts';
import { NewVersionNotice } from '../features/shell/notices/new-version-notice.tsx';
import { answersCache, type KeepMessage, skipWaitingMessage } from '../service-worker/protocol.ts';
import { announceNewVersion } from './new-version.tsx';

/** Milliseconds without anything fetched after which a page has come to rest, and after which it is waited for no longer. */
const REST = 2_000;
const LONGEST_WAIT = 20_000;

/**
 * Calls `onRest` once, when nothing has been fetched for a while: installing a worker takes a phone's processor and
 * connection from the page that somebody has opened.
 */
function whenAtRest(onRest: () => void): void {
  let rest = setTimeout(begin, REST);
  const latest = setTimeout(begin, LONGEST_WAIT);
  const fetched = new PerformanceObserver(() => {
    clearTimeout(rest);
    rest = setTimeout(begin, REST);
  });
  function begin(): void {
    clearTimeout(rest);
    clearTimeout(latest);
    fetched.disconnect();
    onRest();
  }
  fetched.observe({ type: 'resource' });
}

/** Forgets what the service worker has kept of somebody's data, when another signs in or they leave. */
function forgetAnswers(): void {
  if ('caches' in window) void caches.delete(answersCache);
}

/**
 * Has the worker keep what this page has loaded without it: all that came before the worker did, and styles that stand
 * in a document built with the site, whose files nothing has fetched and other pages of the same document need.
 */
function keepFiles(worker: ServiceWorker): void {
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const files = [
    ...styles.map(({ href }) => href),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ].filter((file) => file.startsWith(`${location.origin}/assets/`));
  const message: KeepMessage = { keep: [...new Set(files)] };
  worker.postMessage(message);
}

function register(): void {
  function announce(waiting: ServiceWorker): void {
    announceNewVersion({
      Notice: NewVersionNotice,
      takeOver() {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
          once: true,
        });
        waiting.postMessage(skipWaitingMessage);
      },
    });
  }

  const { controller } = navigator.serviceWorker;
  if (controller) keepFiles(controller);
  else {
    const claimed = () => {
      if (navigator.serviceWorker.controller) keepFiles(navigator.serviceWorker.controller);
    };
    navigator.serviceWorker.addEventListener('controllerchange', claimed, { once: true });
  }
  navigator.serviceWorker.register('/service-worker.js').then(
    (registration?: ServiceWorkerRegistration) => {
      // A browser that lets no worker in may say so by answering nothing.
      if (!registration) return;
      if (registration.waiting && navigator.serviceWorker.controller)
        announce(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => {
          // The very first worker replaces none.
          if (worker.state === 'installed' && navigator.serviceWorker.controller) announce(worker);
        });
      });
    },
    (cause) => console.warn(new Error('The app will not open without a connection', { cause })),
  );
}

/** Lets the app open without a connection, and says when another release waits. In development there is no worker. */
export function registerServiceWorker(): void {
  let before = session.getSnapshot()?.id;
  session.subscribe(() => {
    const after = session.getSnapshot()?.id;
    if (after !== before && before !== undefined) forgetAnswers();
    before = after;
  });
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenAtRest(register);
}

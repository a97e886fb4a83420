import { type FunctionComponent, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { holdCalls } from './api/client.ts';
import { createApp } from './app/create-app.tsx';
import { addFirstRoutes, addRoutesFor } from './app/route-parts.ts';
import { activateLocale, defaultLocale, storedLocale, storeLocale } from './i18n/locale.ts';
import { localeOfPath, withoutLocale } from './i18n/locale-path.ts';
import { whenIdle } from './ui/loading/idle/when-idle.ts';
import './ui/theme/global.css.ts';

const named = localeOfPath(location.pathname);
// Who comes by an English link and has chosen nothing yet stays with it.
if (named && !storedLocale()) storeLocale(named);
const locale = named ?? storedLocale() ?? defaultLocale;

/** Whether `#root` holds what this address shows at first: what it asks for beyond that was not known. */
function isRendered({ dataset }: HTMLElement): boolean {
  const path = withoutLocale(location.pathname).replace(/(.)\/$/, '$1');
  return (
    dataset.prerendered === path && location.search === '' && locale === (named ?? defaultLocale)
  );
}

/** Milliseconds after which the app stands without its data rather than not at all. */
const longestSkeleton = 1_000;

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Lets the browser handle input in between: a slow phone starts in several tasks, not one long one. */
const yieldToMain = () => after(0);

/**
 * Starts the app in `#root`, on what was rendered there at build if it is this page. Until the app
 * stands, `data-prerendered` says that what is there is older than it.
 */
async function start(root: HTMLElement): Promise<void> {
  await yieldToMain();
  const { router, element, startSession } = createApp();
  startSession();
  // What could not be fetched is asked for again when the page is loaded, and said there.
  await addFirstRoutes(router).catch(() => undefined);
  await yieldToMain();
  const mounted = Promise.withResolvers<void>();
  void mounted.promise.then(() => {
    root.removeAttribute('data-prerendered');
    whenIdle(() => {
      // Where most go next; what cannot be had now is asked for again when somebody goes there.
      addRoutesFor(router, '/boats').catch(() => undefined);
      void openWithoutConnection();
    });
  });

  if (!isRendered(root)) {
    // A skeleton stays until there is something to put in its place, or that takes too long. Where the address leads to
    // another one, nothing else would load that before the app stands, and the first would wait for it for ever.
    if (root.hasChildNodes()) {
      void mounted.promise.then(router.history.subscribe(() => void router.load()));
      await Promise.race([router.load(), after(longestSkeleton)]);
    }
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
    const App = withMountSignal(() => element, mounted.resolve);
    startTransition(() => createRoot(root).render(<App />));
    return;
  }
  // As on the server: without a boundary of its own around the first page, and without any data.
  router.ssr = { manifest: undefined };
  holdCalls(mounted.promise);
  await router.load();
  const page = router.state.matches.at(-1);
  const { options } = router.routesById[page?.routeId ?? '__root__'];
  if (!options.component) throw new Error('The page rendered at build has no component');
  options.component = withMountSignal(options.component, mounted.resolve);
  await yieldToMain();
  startTransition(() => {
    hydrateRoot(root, element);
  });
}

/** What the first view does without comes after it, in a file of its own. */
async function openWithoutConnection(): Promise<void> {
  try {
    const { registerServiceWorker } = await import('./app/register-service-worker.ts');
    registerServiceWorker();
  } catch (cause) {
    console.warn(new Error('The app will not open without a connection', { cause }));
  }
}

/**
 * The same page, which tells when React has taken it over. React does so part after part, and a page
 * lies in the innermost: what was rendered first has come alive before it.
 */
function withMountSignal(Page: FunctionComponent, onMount: () => void): FunctionComponent {
  return function WithMountSignal() {
    useEffect(onMount, []);
    return <Page />;
  };
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The first frame must already speak the reader's language.
activateLocale(locale).then(
  () => start(root),
  (cause) => {
    console.error(new Error('The texts of the page could not be loaded', { cause }));
    // public/boot-failure.js says so.
    dispatchEvent(new Event('boot-failure'));
  },
);

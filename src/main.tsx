import { type FunctionComponent, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { holdCalls } from './api/client.ts';
import { createApp } from './app/create-app.tsx';
import { announceNewVersion } from './app/new-version.tsx';
import { registerServiceWorker } from './app/register-service-worker.ts';
import { activateLocale, defaultLocale, storedLocale, storeLocale } from './i18n/locale.ts';
import { localeOfPath, withoutLocale } from './i18n/locale-path.ts';
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

/** A moment for what the person does meanwhile: a slow phone starts in steps, not at a stroke. */
const breath = () => after(0);

/**
 * Starts the app in `#root`, on what was rendered there at build if it is this page. Until the app
 * stands, `data-prerendered` says that what is there is older than it.
 */
async function start(root: HTMLElement): Promise<void> {
  await breath();
  const { router, element, startSession } = createApp();
  startSession();
  registerServiceWorker(announceNewVersion);
  await breath();
  const stands = Promise.withResolvers<void>();
  void stands.promise.then(() => root.removeAttribute('data-prerendered'));

  if (!isRendered(root)) {
    // A skeleton stays until there is something to put in its place, or that takes too long.
    if (root.hasChildNodes()) await Promise.race([router.load(), after(longestSkeleton)]);
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
    const App = tellingWhenItStands(() => element, stands.resolve);
    startTransition(() => createRoot(root).render(<App />));
    return;
  }
  // As on the server: without a boundary of its own around the first page, and without any data.
  router.ssr = { manifest: undefined };
  holdCalls(stands.promise);
  await router.load();
  const page = router.state.matches.at(-1);
  const { options } = router.routesById[page?.routeId ?? '__root__'];
  if (!options.component) throw new Error('The page rendered at build has no component');
  options.component = tellingWhenItStands(options.component, stands.resolve);
  await breath();
  startTransition(() => {
    hydrateRoot(root, element);
  });
}

/**
 * The same page, which tells when React has taken it over. React does so part after part, and a page
 * lies in the innermost: what was rendered first has come alive before it.
 */
function tellingWhenItStands(Page: FunctionComponent, onStand: () => void): FunctionComponent {
  return function Standing() {
    useEffect(onStand, []);
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

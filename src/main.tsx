import { createRoot, hydrateRoot } from 'react-dom/client';
import { showBootFailure } from './app/boot-failure.ts';
import { createApp } from './app/create-app.tsx';
import { activateLocale, defaultLocale, storedLocale, storeLocale } from './i18n/locale.ts';
import { localeOfPath } from './i18n/locale-path.ts';
import './ui/theme/global.css.ts';

/** Starts the app in `#root`, on what was rendered there at build if it is this page. */
async function start(root: HTMLElement): Promise<void> {
  const { router, element, startSession } = createApp();
  startSession();
  if (root.dataset.prerendered === undefined) {
    createRoot(root).render(element);
    return;
  }
  // As on the server: without a boundary of its own around the first page.
  router.ssr = { manifest: undefined };
  await router.load();
  hydrateRoot(root, element);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const named = localeOfPath(location.pathname);
// Who comes by an English link and has chosen nothing yet stays with it.
if (named && !storedLocale()) storeLocale(named);

// The first frame must already speak the reader's language.
activateLocale(named ?? storedLocale() ?? defaultLocale).then(
  () => start(root),
  (cause) => showBootFailure(root, cause),
);

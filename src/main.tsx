import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, startSession } from './app/app.tsx';
import { showBootFailure } from './app/boot-failure.ts';
import { activateLocale, defaultLocale, storedLocale, storeLocale } from './i18n/locale.ts';
import { localeOfPath } from './i18n/locale-path.ts';
import './ui/theme/global.css.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

function render(place: HTMLElement): void {
  startSession();
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

const named = localeOfPath(location.pathname);
// Who comes by an English link and has chosen nothing yet stays with it.
if (named && !storedLocale()) storeLocale(named);

// The first frame must already speak the reader's language.
await activateLocale(named ?? storedLocale() ?? defaultLocale).then(
  () => render(root),
  (cause) => showBootFailure(root, cause),
);

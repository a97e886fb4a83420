import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, startSession } from './app/app.tsx';
import { showBootFailure } from './app/boot-failure.ts';
import { activateLocale, storedLocale } from './i18n/locale.ts';
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

// The first frame must already speak the reader's language.
await activateLocale(storedLocale()).then(
  () => render(root),
  (cause) => showBootFailure(root, cause),
);

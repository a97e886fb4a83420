import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { activateLocale, defaultLocale, storedLocale } from '../../../i18n/locale.ts';
import { LocaleProvider } from '../../../i18n/locale-provider.tsx';
import '../../../ui/theme/global.css.ts';
import { ToastHost } from '../../../ui/feedback/toast/toast-host.tsx';
import { loadComponents } from './components.ts';
import { UiGallery } from './ui-gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Examples that speak a language are made when their module is: after it is known.
await activateLocale(storedLocale() ?? defaultLocale);
const components = await loadComponents(new URLSearchParams(location.search).get('only'));

createRoot(root).render(
  <StrictMode>
    <LocaleProvider>
      <UiGallery components={components} />
      <ToastHost />
    </LocaleProvider>
  </StrictMode>,
);

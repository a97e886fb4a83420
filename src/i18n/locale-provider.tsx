import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { I18nProvider as AriaLocaleProvider } from 'react-aria-components/I18nProvider';
import { currentLocale, regionTags } from './locale.ts';

function AriaLocale({ children }: { children: ReactNode }) {
  // Subscribes to the change of language; the value itself is read by currentLocale().
  useLingui();
  return <AriaLocaleProvider locale={regionTags[currentLocale()]}>{children}</AriaLocaleProvider>;
}

/** Feeds Lingui and React Aria from the one active language. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <AriaLocale>{children}</AriaLocale>
    </I18nProvider>
  );
}

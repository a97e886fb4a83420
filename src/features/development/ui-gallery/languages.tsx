import { currentLocale, type Locale, locales, storeLocale } from '../../../i18n/locale.ts';
import { chip } from '../../../ui/choices/toggle-chip/toggle-chip.css.ts';

/** Loads the page again: examples are made once, in the language of the page. */
function choose(locale: Locale): void {
  storeLocale(locale);
  location.reload();
}

/** The languages of the product, for the examples. */
export function Languages() {
  const active = currentLocale();
  return (
    <>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          className={chip}
          data-selected={locale === active || undefined}
          aria-pressed={locale === active}
          onClick={() => choose(locale)}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { chooseLocale, currentLocale, type Locale, locales } from '../../../i18n/locale.ts';
import { notifyError } from '../../feedback/toast/notify.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as styles from './language-switch.css.ts';

/** Languages by their own names: who looks for theirs may not read the other. */
const names: Record<Locale, string> = { tr: 'Türkçe', en: 'English' };

/** TR / EN. The choice is kept between visits; the address and the links follow it by themselves. */
export function LanguageSwitch() {
  const { t } = useLingui();
  const active = currentLocale();

  async function choose(locale: Locale) {
    try {
      await chooseLocale(locale);
    } catch (cause) {
      console.error(new Error(`The texts of ${locale} could not be loaded`, { cause }));
      await notifyError({
        message: t`The language could not be loaded. Please try again.`,
        retryable: true,
        onRetry: () => void choose(locale),
      });
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make this a form part
    <div role="group" aria-label={t`Language`} className={styles.group}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === active}
          className={styles.choice}
          onClick={() => void choose(locale)}
        >
          {locale.toUpperCase()}
          <span className={visuallyHidden}> {names[locale]}</span>
        </button>
      ))}
    </div>
  );
}

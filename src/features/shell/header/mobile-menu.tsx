import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { LanguageSwitch } from '../../../ui/actions/language-switch/language-switch.tsx';
import { ThemeSwitch } from '../../../ui/actions/theme-switch/theme-switch.tsx';
import { Logo } from '../../../ui/content/logo/logo.tsx';
import * as styles from './mobile-menu.css.ts';
import { NavigationLinks } from './navigation-links.tsx';

interface MobileMenuProps {
  /** Opened by `showModal()`. */
  dialog: RefObject<HTMLDialogElement | null>;
}

/**
 * The links and settings where the header has no room for them. A native dialog: it traps the focus,
 * closes on Escape and gives the focus back by itself, and adds nothing to the entry.
 */
export function MobileMenu({ dialog }: MobileMenuProps) {
  const { t } = useLingui();
  const router = useRouter();

  // Choosing a language changes the address too, but leads nowhere.
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
        if (hrefChanged) dialog.current?.close();
      }),
    [router, dialog],
  );

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog by itself
    <dialog
      ref={dialog}
      aria-label={t`Menu`}
      className={styles.sheet}
      onClick={(event) => {
        // A click on the dialog element itself is a click on its backdrop.
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <Logo />
          <button
            type="button"
            className={styles.close}
            aria-label={t`Close menu`}
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden="true" size={24} strokeWidth={1.75} />
          </button>
        </div>
        <nav aria-label={t`Main`}>
          <ul>
            <NavigationLinks linkClass={styles.link} />
          </ul>
        </nav>
        <div className={styles.settings}>
          <div className={styles.setting}>
            <span className={styles.settingLabel}>
              <Trans>Language</Trans>
            </span>
            <LanguageSwitch />
          </div>
          <div className={styles.setting}>
            <span className={styles.settingLabel}>
              <Trans>Theme</Trans>
            </span>
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </dialog>
  );
}

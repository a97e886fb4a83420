import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { notifyError, notifySuccess } from '../../feedback/toast/notify.ts';
import * as styles from '../heart-button/heart-button.css.ts';

interface ShareButtonProps {
  /** What is shared: 'Share Gülşah' is the button's name. */
  name: string;
  /** `disc` on a picture, `plain` on the page. */
  look?: keyof typeof styles.disc;
}

/** Passes on the address of the page: by what the device shares with, else it is copied. */
export function ShareButton({ name, look = 'disc' }: ShareButtonProps) {
  const { t } = useLingui();

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      await notifySuccess(t`The link is copied.`);
    } catch {
      await notifyError({
        message: t`The link could not be copied. Copy it from the address bar.`,
      });
    }
  }
  async function share() {
    const url = location.href;
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title: name, url });
    } catch (cause) {
      // Whoever closes the list of ways to share has changed their mind; that is no failure.
      const isGivenUp = cause instanceof DOMException && cause.name === 'AbortError';
      if (!isGivenUp) await copy(url);
    }
  }

  return (
    <button
      type="button"
      className={styles.target}
      aria-label={t`Share ${name}`}
      onClick={() => void share()}
    >
      <span className={styles.disc[look]}>
        <Share2 aria-hidden="true" size={20} strokeWidth={1.75} />
      </span>
    </button>
  );
}

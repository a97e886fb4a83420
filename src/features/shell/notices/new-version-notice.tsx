import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import { button } from '../../../ui/actions/button/button.css.ts';
import { iconButton } from '../../../ui/actions/icon-button/icon-button.css.ts';
import * as styles from './new-version-notice.css.ts';

interface NewVersionNoticeProps {
  /** Called when the person wants the new version: loads the page whole. */
  onReload: () => void;
}

/** Announces a new version and forces nobody: who is in the middle of something goes on with it. */
export function NewVersionNotice({ onReload }: NewVersionNoticeProps) {
  const { t } = useLingui();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div role="status" className={styles.notice}>
      <p className={styles.message}>
        <Trans>There is a new version of Pruva.</Trans>
      </p>
      <button
        type="button"
        className={button({ variant: 'text', size: 'small' })}
        onClick={onReload}
      >
        <Trans>Reload</Trans>
      </button>
      <button
        type="button"
        className={iconButton}
        aria-label={t`Later`}
        onClick={() => setDismissed(true)}
      >
        <X aria-hidden="true" size={20} strokeWidth={1.75} />
      </button>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconButton } from '../../actions/icon-button/icon-button.css.ts';
import * as styles from './notice.css.ts';

type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

interface NoticeProps {
  /** Each has its own sign beside its ground. */
  tone?: NoticeTone;
  title?: ReactNode;
  /** A sentence or two. */
  children?: ReactNode;
  /** One small button or link. */
  action?: ReactNode;
  /** Puts a × there; whoever shows the notice takes it away. Not together with `action`. */
  onDismiss?: () => void;
  /**
   * Set where the notice appears after the page: `status` waits for a pause, `alert` interrupts.
   * Without it, it is part of the text.
   */
  role?: 'status' | 'alert';
}

/** Something to know about what stands around it: a rule, a state, what happens next. */
export function Notice({ tone = 'info', title, children, action, onDismiss, role }: NoticeProps) {
  const { t } = useLingui();
  const Icon = icons[tone];
  return (
    <div className={styles.notice[tone]} role={role}>
      <Icon className={styles.icon[tone]} aria-hidden="true" size={20} strokeWidth={1.75} />
      <div className={styles.texts}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={title ? styles.message : styles.messageAlone}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {onDismiss && (
        <div className={styles.close}>
          <button type="button" className={iconButton} aria-label={t`Close`} onClick={onDismiss}>
            <X aria-hidden="true" size={18} strokeWidth={1.75} />
          </button>
        </div>
      )}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './dialog.css.ts';

interface DialogProps {
  title: ReactNode;
  isOpen: boolean;
  /** Called with `false` when the person closes it: ×, Escape, a press beside it. */
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** Actions that stay in sight below the scrolling content. */
  footer?: ReactNode;
}

/** A question in front of the page: 480 wide, a sheet from below on phones. */
export function Dialog({ title, isOpen, onOpenChange, children, footer }: DialogProps) {
  const { t } = useLingui();
  return (
    <ModalOverlay
      className={styles.scrim}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
    >
      <Modal className={styles.modal}>
        <AriaDialog className={styles.dialog}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            <IconButton label={t`Close`} onPress={() => onOpenChange(false)}>
              <X aria-hidden="true" size={22} strokeWidth={1.75} />
            </IconButton>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

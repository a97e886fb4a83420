import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as dialogStyles from '../dialog/dialog.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './drawer.css.ts';

interface DrawerProps {
  title: ReactNode;
  isOpen: boolean;
  /** Called with `false` when the person closes it: ×, Escape, a press beside it. */
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** Actions that stay in sight at the bottom. */
  footer?: ReactNode;
}

/** A panel over the page's end edge, the whole screen on phones: filters, details. */
export function Drawer({ title, isOpen, onOpenChange, children, footer }: DrawerProps) {
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
          <header className={dialogStyles.header}>
            <Heading slot="title" level={2} className={dialogStyles.title}>
              {title}
            </Heading>
            <IconButton label={t`Close`} onPress={() => onOpenChange(false)}>
              <X aria-hidden="true" size={22} strokeWidth={1.75} />
            </IconButton>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={dialogStyles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

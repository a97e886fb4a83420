import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import * as styles from './sidebar.css.ts';

interface SidebarDrawerProps {
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The sidebar on small screens: in front of the page, from its start edge. */
export default function SidebarDrawer(props: SidebarDrawerProps) {
  const { label, isOpen, onOpenChange, children } = props;
  const { t } = useLingui();
  return (
    <ModalOverlay
      className={styles.scrim}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
    >
      <Modal className={styles.drawer}>
        <Dialog className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {label}
            </Heading>
            <IconButton label={t`Close`} onPress={() => onOpenChange(false)}>
              <X aria-hidden="true" size={20} strokeWidth={1.75} />
            </IconButton>
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a link followed closes the drawer */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
          <div
            className={styles.body}
            onClick={({ target }) => {
              if (target instanceof Element && target.closest('a')) onOpenChange(false);
            }}
          >
            {children}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

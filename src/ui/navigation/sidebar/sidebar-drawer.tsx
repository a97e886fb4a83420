import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { InFront } from '../../overlays/overlay/in-front.tsx';
import * as styles from './sidebar.css.ts';
import type { SidebarTone } from './sidebar-state.ts';

interface SidebarDrawerProps {
  label: string;
  tone: SidebarTone;
  head: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The sidebar on small screens: in front of the page, from its start edge. */
export default function SidebarDrawer(props: SidebarDrawerProps) {
  const { label, tone, head, isOpen, onOpenChange, children } = props;
  const { t } = useLingui();
  return (
    <InFront
      scrim={styles.scrim}
      modal={styles.drawer}
      tone={tone}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a link followed closes the drawer */}
      <div
        className={styles.whole}
        role="presentation"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) onOpenChange(false);
        }}
      >
        <Dialog className={styles.dialog} aria-label={label}>
          <div className={styles.head}>
            {head}
            <IconButton label={t`Close`} onPress={() => onOpenChange(false)}>
              <X aria-hidden="true" size={20} strokeWidth={1.75} />
            </IconButton>
          </div>
          {children}
        </Dialog>
      </div>
    </InFront>
  );
}

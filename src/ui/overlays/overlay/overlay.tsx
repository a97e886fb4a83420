import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { InFront } from './in-front.tsx';
import * as styles from './overlay.css.ts';
import { WayBack } from './way-back.tsx';

export interface OverlayProps {
  title: ReactNode;
  isOpen: boolean;
  /** Called with `false` when the person closes it: ×, Escape, a press beside it. */
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** What is under way keeps it open: a step back leaves the page then. */
  isBusy?: boolean;
  /** Actions that stay in sight below the scrolling content. */
  footer?: ReactNode;
}

interface OverlayLook {
  scrim: string;
  modal: string;
  dialog: string;
  body: string;
}

/** What stands in front of the page, with a title and a way out; `look` says where and how wide. */
export function Overlay(props: OverlayProps & { look: OverlayLook }) {
  const { title, isOpen, onOpenChange, children, isBusy = false, footer, look } = props;
  const { t } = useLingui();
  return (
    <InFront
      scrim={look.scrim}
      modal={look.modal}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      isBusy={isBusy}
    >
      <Dialog className={look.dialog}>
        <WayBack />
        <header className={styles.header}>
          <Heading slot="title" level={2} className={styles.title}>
            {title}
          </Heading>
          <IconButton label={t`Close`} onPress={() => onOpenChange(false)}>
            <X aria-hidden="true" size={22} strokeWidth={1.75} />
          </IconButton>
        </header>
        <div className={look.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </Dialog>
    </InFront>
  );
}

import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { BackCloses } from './back-closes.tsx';

interface InFrontProps {
  isOpen: boolean;
  /** Called with `false` when the person closes it: Escape, a step back, a press beside it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The class of what dims the page, and of what stands on it. */
  scrim: string;
  modal: string;
  /** Which of its looks the modal has, where it has several. */
  tone?: string;
  /** A press beside it closes it, too. */
  isDismissable?: boolean;
  /** Escape does not close it. */
  isKeyboardDismissDisabled?: boolean;
  /** What is under way keeps it open: a step back leaves the page then. */
  isBusy?: boolean;
  children: ReactNode;
}

/** What stands in front of the whole page, with nothing in it yet: all that does is made of this. */
export function InFront(props: InFrontProps) {
  const { onOpenChange, scrim, modal, tone, isBusy = false, children, ...overlay } = props;
  return (
    <ModalOverlay className={scrim} onOpenChange={onOpenChange} {...overlay}>
      <Modal className={modal} data-tone={tone}>
        {!isBusy && <BackCloses onBack={() => onOpenChange(false)} />}
        {children}
      </Modal>
    </ModalOverlay>
  );
}

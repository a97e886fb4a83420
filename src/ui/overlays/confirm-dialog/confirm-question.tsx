import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Button } from '../../actions/button/button.tsx';
import { InFront } from '../overlay/in-front.tsx';
import * as styles from './confirm-dialog.css.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** Called with `false` when the person turns back: the button, Escape. Never while pending. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question: 'Cancel this booking?' */
  title: ReactNode;
  /** What happens then. Fields belong here too, such as a reason. */
  children?: ReactNode;
  /** The act itself, never 'OK': 'Cancel the booking'. */
  confirmLabel: ReactNode;
  /** How to turn back; 'Go back' when left out. */
  cancelLabel?: ReactNode;
  onConfirm: () => void;
  /** The act is under way: nothing closes, nothing is pressed twice. */
  pending?: boolean;
  /** What there is to agree to is not known yet: the act waits, the way back stays open. */
  disabled?: boolean;
  /** What is gone cannot be had back. */
  danger?: boolean;
  /** Why the act failed, above the buttons: a `<FailureNotice>` of `forms/`. */
  error?: ReactNode;
}

/** The question itself, with the way back first in focus: Enter by mistake does no harm. */
export default function ConfirmQuestion(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, children, error, pending = false, danger = false } = props;
  return (
    <InFront
      scrim={styles.scrim}
      modal={styles.modal}
      isOpen={isOpen}
      isKeyboardDismissDisabled={pending}
      isBusy={pending}
      onOpenChange={onOpenChange}
    >
      <Dialog role="alertdialog" className={styles.dialog}>
        <div className={styles.content}>
          <Heading slot="title" level={2} className={styles.title}>
            {title}
          </Heading>
          {children && <div className={styles.text}>{children}</div>}
          {error}
        </div>
        <div className={styles.actions}>
          <Button variant="text" autoFocus disabled={pending} onPress={() => onOpenChange(false)}>
            {props.cancelLabel ?? <Trans>Go back</Trans>}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            disabled={props.disabled ?? false}
            onPress={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </div>
      </Dialog>
    </InFront>
  );
}

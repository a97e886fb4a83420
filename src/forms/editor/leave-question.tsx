import { Trans } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { session } from '../../api/client.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog/confirm-dialog.tsx';

interface LeaveQuestionProps {
  /** What is not saved; asked when somebody leaves. */
  unsaved: () => 'documents' | 'other' | undefined;
  /** Whether an address is still this editor: another tab of it. */
  staysAt: (pathname: string) => boolean;
  /** Somebody leaves what is not saved behind. */
  onLeave: () => void;
}

/** Asks before what is not saved is left behind. */
export function LeaveQuestion({ unsaved, staysAt, onLeave }: LeaveQuestionProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) =>
      // Whoever has to sign in again comes back to what was typed.
      unsaved() !== undefined && session.getSnapshot() !== null && !staysAt(next.pathname),
    enableBeforeUnload: () => unsaved() !== undefined,
    withResolver: true,
  });
  const isAsked = status === 'blocked';
  return (
    <ConfirmDialog
      isOpen={isAsked}
      onOpenChange={(isOpen) => !isOpen && reset?.()}
      title={<Trans>Leave without saving?</Trans>}
      confirmLabel={<Trans>Leave</Trans>}
      cancelLabel={<Trans>Stay here</Trans>}
      danger
      onConfirm={() => {
        onLeave();
        proceed?.();
      }}
    >
      {isAsked &&
        (unsaved() === 'documents' ? (
          <Trans>You have unsaved document changes. Are you sure you want to leave?</Trans>
        ) : (
          <Trans>You have unsaved changes. Are you sure you want to leave?</Trans>
        ))}
    </ConfirmDialog>
  );
}

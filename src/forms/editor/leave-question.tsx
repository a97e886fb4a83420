import { Trans } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { session } from '../../api/client.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog/confirm-dialog.tsx';
import type { useEditorWays } from './use-editor-ways.ts';

interface LeaveQuestionProps {
  ways: Pick<ReturnType<typeof useEditorWays>, 'hasLeft' | 'staysAt'>;
  /** The fields that are not saved, and what of the files. */
  changed: readonly string[];
  files: readonly ('photos' | 'documents')[];
  /** Somebody leaves what is not saved behind. */
  onLeave?: () => void;
}

/** Asks before what is not saved is left behind. */
export function LeaveQuestion({ ways, changed, files, onLeave }: LeaveQuestionProps) {
  function unsaved(): 'documents' | 'other' | undefined {
    if (ways.hasLeft()) return undefined;
    if (files.includes('documents')) return 'documents';
    return changed.length + files.length > 0 ? 'other' : undefined;
  }
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) =>
      // Whoever has to sign in again comes back to what was typed.
      unsaved() !== undefined && session.getSnapshot() !== null && !ways.staysAt(next.pathname),
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
        onLeave?.();
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

import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteConversation } from '../../../../api/resources/messages/mutations.ts';
import {
  conversationQuery,
  conversationsQuery,
} from '../../../../api/resources/messages/queries.ts';
import type { SessionUser } from '../../../../api/session/stored-session.ts';
import { useSingleMutation } from '../../../../api/use-single-mutation.ts';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.tsx';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog/confirm-dialog.tsx';
import { useMessageParts } from '../message-parts.ts';
import type { OpenConversation } from '../open-conversation.ts';
import { keepMessageDraft } from '../sending/drafts.ts';
import { dropConversation } from '../sending/outbox.ts';

interface DeleteConversationProps {
  user: SessionUser;
  open: OpenConversation;
  name: string;
}

/** Takes a conversation from one's own list, after asking. */
export function DeleteConversation({ user, open, name }: DeleteConversationProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { address } = useMessageParts();
  const [isOpen, setOpen] = useState(false);
  const { conversationId } = open;
  const deletion = useSingleMutation({
    mutationFn: () => deleteConversation(conversationId),
    async onSuccess() {
      const list = conversationsQuery(user.id).queryKey;
      await queries.cancelQueries({ queryKey: list });
      queries.setQueryData(list, (before) =>
        before?.filter((one) => one.conversationId !== conversationId),
      );
      keepMessageDraft(user.id, conversationId, '');
      dropConversation(user.id, conversationId);
      setOpen(false);
      await navigate({ to: address, search: {}, replace: true, resetScroll: false });
      queries.removeQueries({ queryKey: conversationQuery(user.id, conversationId).queryKey });
      await queries.invalidateQueries({ queryKey: list });
      await notifySuccess(t`The conversation was deleted.`);
    },
  });

  return (
    <>
      <IconButton label={t`Delete the conversation`} onPress={() => setOpen(true)}>
        <Trash2 aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={<Trans>Delete this conversation?</Trans>}
        confirmLabel={<Trans>Delete the conversation</Trans>}
        cancelLabel={<Trans>Keep it</Trans>}
        pending={deletion.isPending}
        danger
        error={
          <FailureNotice
            error={deletion.error}
            title={<Trans>Something went wrong while deleting the conversation.</Trans>}
          />
        }
        onConfirm={() => deletion.mutate()}
      >
        <p>
          <Trans>It disappears from your list for good; {name} still has it.</Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}

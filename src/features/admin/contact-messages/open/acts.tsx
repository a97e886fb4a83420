import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContactMessageState, ManagedContactMessage } from '../../../../api/contract/types.ts';
import { setContactMessageState } from '../../../../api/resources/admin/contact-messages.ts';
import { adminKey } from '../../../../api/resources/admin/key.ts';
import { useSingleMutation } from '../../../../api/use-single-mutation.ts';
import { acts, buttons } from '../../../../domain/managed-list/list-detail/list-detail.css.ts';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { answerLink } from '../answer/answer-link.ts';
import { stateWords } from '../state-words.ts';

/** What can be done next; a message that was answered or closed may be opened again. */
const next: Record<ContactMessageState, readonly ContactMessageState[]> = {
  NEW: ['ANSWERED', 'READ', 'CLOSED'],
  READ: ['ANSWERED', 'CLOSED'],
  ANSWERED: ['CLOSED', 'READ'],
  CLOSED: ['READ'],
};

/** Answers a message by mail and says where it stands; each state can be taken back, so none is asked for. */
export function Acts({ message }: { message: ManagedContactMessage }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const [isOvertaken, setOvertaken] = useState(false);
  const { state } = message;
  const setting = useSingleMutation({
    mutationFn: (to: ContactMessageState) => setContactMessageState(message, to),
    onMutate: () => setOvertaken(false),
    async onSuccess(now, to) {
      // The row and the counts change before the toast says so.
      await queryClient.invalidateQueries({ queryKey: adminKey });
      if (now.state !== to) return setOvertaken(true);
      await notifySuccess(t`The message is now: ${i18n._(stateWords[to])}`);
    },
  });
  const words: Record<ContactMessageState, string> = {
    NEW: '',
    READ: state === 'NEW' ? t`Mark as read` : t`Open again`,
    ANSWERED: t`Mark as answered`,
    CLOSED: t({ message: 'Close', context: 'contact message' }),
  };
  return (
    <div className={acts}>
      {isOvertaken && (
        <Notice tone="warning" role="alert" title={<Trans>Nothing was saved</Trans>}>
          <Trans>Somebody else has set the state meanwhile; it stands above.</Trans>
        </Notice>
      )}
      <FailureNotice error={setting.error} title={<Trans>The state could not be saved</Trans>} />
      <div className={buttons}>
        {state !== 'CLOSED' && (
          <a className={button({ variant: 'sea' })} href={answerLink(message)}>
            <Trans>Answer by mail</Trans>
          </a>
        )}
        {next[state].map((to) => (
          <Button
            key={to}
            variant="secondary"
            pending={setting.isPending && setting.variables === to}
            disabled={setting.isPending && setting.variables !== to}
            onPress={() => setting.mutate(to)}
          >
            {words[to]}
          </Button>
        ))}
      </div>
    </div>
  );
}

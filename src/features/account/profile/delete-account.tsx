import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Account } from '../../../api/contract/types.ts';
import { ApiError } from '../../../api/errors/api-error.ts';
import { deleteAccount } from '../../../api/resources/account/mutations.ts';
import { useSingleMutation } from '../../../api/use-single-mutation.ts';
import { leaveAccount } from '../../../domain/person/leave-account.ts';
import { FailureNotice } from '../../../forms/submission/failure-notice.tsx';
import { Button } from '../../../ui/actions/button/button.tsx';
import { link } from '../../../ui/actions/link/link.css.ts';
import { notifySuccess } from '../../../ui/feedback/toast/notify.ts';
import { TextField } from '../../../ui/fields/text-field/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog/confirm-dialog.tsx';
import * as styles from './profile-page.css.ts';

/** Deletes the account: the contract asks for no password, so the username is typed as a sign. */
export function DeleteAccount({ account }: { account: Account }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { username } = account;
  const deletion = useSingleMutation({
    mutationFn: deleteAccount,
    async onSuccess() {
      setOpen(false);
      leaveAccount();
      await navigate({ to: '/', replace: true });
      await notifySuccess(t`Your account has been deleted`);
    },
  });

  function open() {
    setTyped('');
    setWrong(false);
    deletion.reset();
    setOpen(true);
  }
  function confirm() {
    const isRight = typed.trim() === username;
    setWrong(!isRight);
    if (isRight) deletion.mutate();
  }

  return (
    <>
      <div className={styles.actions}>
        <Button variant="danger" onHoverStart={ConfirmDialog.preload} onPress={open}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={<Trans>Delete your account for good?</Trans>}
        confirmLabel={<Trans>Delete for good</Trans>}
        cancelLabel={<Trans>Keep my account</Trans>}
        pending={deletion.isPending}
        danger
        error={deletion.error && <Refusal error={deletion.error} />}
        onConfirm={confirm}
      >
        <p>
          <Trans>This cannot be undone. To go on, type your username: {username}</Trans>
        </p>
        <TextField
          label={t`Username`}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setWrong(false);
          }}
          autoComplete="off"
          spellCheck="false"
          error={isWrong ? t`This is not your username` : undefined}
        />
      </ConfirmDialog>
    </>
  );
}

function Refusal({ error }: { error: Error }) {
  const isBooked = error instanceof ApiError && error.code === 'BOOKINGS_AHEAD';
  return (
    <FailureNotice
      error={error}
      title={<Trans>Your account could not be deleted</Trans>}
      action={
        isBooked && (
          <Link to="/my-bookings" className={link}>
            <Trans>My bookings</Trans>
          </Link>
        )
      }
    />
  );
}

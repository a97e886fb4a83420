import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../api/errors/api-error.ts';
import { isMissing } from '../../api/errors/is-missing.ts';
import { errorText } from '../../api/errors/messages.ts';
import { useSingleMutation } from '../../api/use-single-mutation.ts';
import { nameOfCopy } from '../../domain/host-offer/name-of-copy.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { TextField } from '../../ui/fields/text-field/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog/dialog.tsx';
import { FailureNotice } from '../submission/failure-notice.tsx';
import * as styles from './duplicate-dialog.css.ts';

interface DuplicateDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  /** What is copied. */
  name: string;
  /** The names of the others, of which a copy takes none. */
  names: readonly string[];
  maxLength: number;
  /** Makes the copy by one call, whole or not at all; the same call again makes no second one. */
  copy: (name: string) => Promise<unknown>;
  /** Called when it is closed after what was to be copied was found to be gone. */
  onMissing: () => void;
  /** What a copy takes along and what it does not. */
  children: ReactNode;
}

/** Asks how a copy of a boat or tour is to be called, and says what it takes along. */
export function DuplicateDialog(props: DuplicateDialogProps) {
  const { isOpen, onOpenChange, title, maxLength, children } = props;
  const { i18n, t } = useLingui();
  const [name, setName] = useState(() =>
    nameOfCopy(props.name, { word: t`copy`, taken: props.names, maxLength }),
  );
  const [isGone, setGone] = useState(false);
  const copying = useSingleMutation({
    mutationFn: props.copy,
    onError: (error) => setGone(isMissing(error)),
  });
  const { error } = copying;
  const isNameRefused =
    error instanceof ApiError && error.fields.some(({ field }) => field.endsWith('name'));
  const copy = () => {
    if (name.trim() !== '' && !copying.isPending) copying.mutate(name.trim());
  };
  function close() {
    if (copying.isPending) return;
    onOpenChange(false);
    // Not before: with the card of what is gone this would go, and what it says.
    if (isGone) props.onMissing();
  }
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={close}
      isBusy={copying.isPending}
      footer={
        <>
          <Button variant="text" disabled={copying.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="sea"
            pending={copying.isPending}
            disabled={name.trim() === ''}
            onPress={copy}
          >
            <Trans>Make the copy</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <TextField
          label={t`Name of the copy`}
          value={name}
          onChange={(text) => {
            setName(text);
            copying.reset();
          }}
          maxLength={maxLength}
          error={isNameRefused && errorText(i18n, error)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') copy();
          }}
        />
        {children}
        {!isNameRefused && (
          <FailureNotice error={error} title={<Trans>The copy was not made</Trans>} />
        )}
      </div>
    </Dialog>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/actions/icon-button/icon-button.tsx';
import { lazyDialog } from '../../ui/loading/lazy/lazy-dialog.tsx';
import * as styles from './keys.css.ts';
import { helpKey } from './queue-keys.ts';
import { type KeyAct, useKeys } from './use-keys.ts';

const KeysDialog = lazyDialog(() => import('./keys-dialog.tsx'));

const none: readonly KeyAct[] = [];

interface KeysProps {
  acts: readonly KeyAct[];
  /** A question was asked whose dialog is still to come: what is typed is meant for it. */
  isResting?: boolean;
}

/** Makes the keys of a page act, and is the button that shows all of them; `?` does so too. */
export function Keys({ acts, isResting = false }: KeysProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const all: readonly KeyAct[] = [
    ...acts,
    { letter: helpKey, does: <Trans>Show all keys</Trans>, act: () => setOpen(true) },
  ];
  useKeys(isResting ? none : all);
  return (
    <>
      <div className={styles.button}>
        <IconButton
          label={t`Keys of this page`}
          onPress={() => setOpen(true)}
          onHoverStart={() => void KeysDialog.preload()}
        >
          <Keyboard aria-hidden="true" size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
      <KeysDialog isOpen={isOpen} onOpenChange={setOpen} acts={all} />
    </>
  );
}

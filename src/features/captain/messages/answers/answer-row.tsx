import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.tsx';
import * as styles from './saved-answers.css.ts';

interface AnswerRowProps {
  /** As it goes to the guest. */
  text: string;
  onInsert: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One saved answer and what can be done with it. */
export function AnswerRow({ text, onInsert, onEdit, onRemove }: AnswerRowProps) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  return (
    <li className={styles.row}>
      <p className={styles.text}>{text}</p>
      {asks ? (
        <div className={styles.actions}>
          <span className={styles.question}>
            <Trans>Delete this answer?</Trans>
          </span>
          <Button variant="text" size="small" onPress={() => setAsks(false)} autoFocus>
            <Trans>Keep</Trans>
          </Button>
          <Button variant="secondary" size="small" onPress={onRemove}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          <Button variant="secondary" size="small" onPress={onInsert}>
            <Trans>Put into the message</Trans>
          </Button>
          <IconButton label={t`Edit the answer`} onPress={onEdit}>
            <Pencil aria-hidden="true" size={20} strokeWidth={1.75} />
          </IconButton>
          <IconButton label={t`Delete the answer`} onPress={() => setAsks(true)}>
            <Trash2 aria-hidden="true" size={20} strokeWidth={1.75} />
          </IconButton>
        </div>
      )}
    </li>
  );
}

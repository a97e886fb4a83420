import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AnswerRow } from './answer-row.tsx';
import * as styles from './saved-answers.css.ts';
import { useSavedAnswers } from './saved-answers.ts';

interface SavedAnswersDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  userId: number;
  /** An answer as it goes to the guest. */
  filledIn: (answer: string) => string;
  onInsert: (text: string) => void;
}

/** Answers that are given again and again: put one into the message, write another, change or delete one. */
export default function SavedAnswersDialog(props: SavedAnswersDialogProps) {
  const { isOpen, onOpenChange, userId, filledIn, onInsert } = props;
  const { list, save, remove } = useSavedAnswers(userId);
  const [edited, setEdited] = useState<{ answer: string | undefined }>();
  return (
    <Dialog
      title={<Trans>Saved answers</Trans>}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        setEdited(undefined);
        onOpenChange(isNowOpen);
      }}
    >
      {edited ? (
        <AnswerForm
          answer={edited.answer}
          onSave={(text) => {
            save(text, edited.answer);
            setEdited(undefined);
          }}
          onCancel={() => setEdited(undefined)}
        />
      ) : (
        <>
          {list.length === 0 && (
            <p className={styles.none}>
              <Trans>
                Nothing is saved yet. What you often write can wait here for the next guest. It
                stays on this device.
              </Trans>
            </p>
          )}
          <ul>
            {list.map((answer) => (
              <AnswerRow
                key={answer}
                text={filledIn(answer)}
                onInsert={() => onInsert(filledIn(answer))}
                onEdit={() => setEdited({ answer })}
                onRemove={() => remove(answer)}
              />
            ))}
          </ul>
          <div className={styles.add}>
            <Button variant="sea" onPress={() => setEdited({ answer: undefined })}>
              <Plus aria-hidden="true" size={20} strokeWidth={1.75} />
              <Trans>Write an answer</Trans>
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

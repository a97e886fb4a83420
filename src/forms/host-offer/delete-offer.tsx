import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiError, orApiError } from '../../api/errors/api-error.ts';
import { useSingleMutation } from '../../api/use-single-mutation.ts';
import { PlainIconButton } from '../../ui/actions/plain-button/plain-icon-button.tsx';
import { lazyDialog } from '../../ui/loading/lazy/lazy-dialog.tsx';

const DeleteQuestion = lazyDialog(() => import('./delete-question.tsx'));

interface DeleteOfferProps {
  /** What the button is called. */
  label: string;
  /** What is asked. */
  title: ReactNode;
  confirmLabel: ReactNode;
  /** What is told where it is refused, above the reason. */
  failureTitle: ReactNode;
  remove: () => Promise<void>;
  /** The boat or tour, and the button with it, goes: somebody has to take the focus. */
  onDeleted: () => Promise<unknown>;
  /** What goes with it, and what stays. */
  children: ReactNode;
}

/**
 * Deletes a boat or tour after asking; the service refuses while bookings stand, and says so. One that
 * somebody else has deleted already is gone as wanted.
 */
export function DeleteOffer(props: DeleteOfferProps) {
  const { label, title, confirmLabel, failureTitle, remove, onDeleted, children } = props;
  const [isOpen, setOpen] = useState(false);
  const removal = useSingleMutation({
    mutationFn: async () => {
      const answer = await orApiError(remove());
      if (answer instanceof ApiError && answer.status !== 404) throw answer;
    },
    onSuccess: async () => {
      setOpen(false);
      await onDeleted();
    },
  });
  return (
    <>
      <PlainIconButton
        label={label}
        onInterest={() => void DeleteQuestion.preload()}
        onPress={() => {
          removal.reset();
          setOpen(true);
        }}
      >
        <Trash2 aria-hidden="true" size={20} strokeWidth={1.75} />
      </PlainIconButton>
      <DeleteQuestion
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={title}
        confirmLabel={confirmLabel}
        pending={removal.isPending}
        error={removal.error}
        failureTitle={failureTitle}
        onConfirm={() => removal.mutate()}
      >
        {children}
      </DeleteQuestion>
    </>
  );
}

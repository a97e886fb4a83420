import { useLingui } from '@lingui/react/macro';
import { MessageSquareQuote } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.tsx';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import { type Guest, useGuestTrip } from '../trip/use-guest-trip.ts';
import { fillIn } from './fill-in.ts';

const SavedAnswersDialog = lazyDialog(() => import('./saved-answers-dialog.tsx'));

interface SavedAnswersButtonProps {
  userId: number;
  hostId: number;
  guest: Guest;
  onInsert: (text: string) => void;
  /** The dialog has closed after that. */
  onInserted: () => void;
}

/** Opens the answers that the captain keeps; what is chosen goes to the message as this guest reads it. */
export function SavedAnswersButton(props: SavedAnswersButtonProps) {
  const { userId, hostId, guest, onInsert, onInserted } = props;
  const { t } = useLingui();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const hasInserted = useRef(false);
  const { trip } = useGuestTrip(hostId, guest);
  const values = {
    name: guest.fullName,
    date: trip && format.dateRange(trip.startDate, trip.endDate),
  };
  return (
    <>
      <IconButton
        label={t`Saved answers`}
        onPress={() => setOpen(true)}
        onHoverStart={SavedAnswersDialog.preload}
        // A dialog that has closed gives the focus back to its button, which passes it on.
        onFocus={() => {
          if (hasInserted.current) onInserted();
          hasInserted.current = false;
        }}
      >
        <MessageSquareQuote aria-hidden="true" size={22} strokeWidth={1.75} />
      </IconButton>
      <SavedAnswersDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        userId={userId}
        filledIn={(answer) => fillIn(answer, values)}
        onInsert={(text) => {
          onInsert(text);
          hasInserted.current = true;
          setOpen(false);
        }}
      />
    </>
  );
}

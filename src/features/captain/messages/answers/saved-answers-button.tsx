import { useLingui } from '@lingui/react/macro';
import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
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
}

/** Opens the answers that the captain keeps; what is chosen goes to the message as this guest reads it. */
export function SavedAnswersButton({ userId, hostId, guest, onInsert }: SavedAnswersButtonProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
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
          setOpen(false);
        }}
      />
    </>
  );
}

import { CopyPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../ui/actions/icon-button/icon-button.tsx';

interface DuplicateButtonProps {
  label: string;
  /** At the first sign of interest: loads the dialog. */
  onInterest: () => void;
  dialog: (state: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) => ReactNode;
}

/** Asks what the copy of a boat or tour is to be called. */
export function DuplicateButton({ label, onInterest, dialog }: DuplicateButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={label} onHoverStart={onInterest} onPress={() => setOpen(true)}>
        <CopyPlus aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
      {dialog({ isOpen, onOpenChange: setOpen })}
    </>
  );
}

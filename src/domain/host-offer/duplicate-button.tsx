import { CopyPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PlainIconButton } from '../../ui/actions/plain-button/plain-icon-button.tsx';

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
      <PlainIconButton label={label} onInterest={onInterest} onPress={() => setOpen(true)}>
        <CopyPlus aria-hidden="true" size={20} strokeWidth={1.75} />
      </PlainIconButton>
      {dialog({ isOpen, onOpenChange: setOpen })}
    </>
  );
}

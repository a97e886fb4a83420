import { useRef, useState } from 'react';

/** A button with a popover: `trigger` goes on the button, `popover` on the popover. */
export function usePopoverTrigger(preload: () => void) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    trigger: {
      ref: button,
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => setOpen(true),
    },
    popover: { triggerRef: button, isOpen, onOpenChange: setOpen },
  } as const;
}

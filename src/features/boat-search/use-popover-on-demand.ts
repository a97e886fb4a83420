import { useRef, useState } from 'react';
import { useOnDemand } from '../../ui/on-demand/use-on-demand.ts';

/**
 * A popover that loads when somebody turns to the button that opens it. `trigger` goes on that
 * button, `popover` on the part once it has loaded.
 */
export function usePopoverOnDemand<Part>(load: () => Promise<Part>) {
  const { part, prepare, request } = useOnDemand(load);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    part,
    trigger: {
      ref: button,
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick() {
        request();
        setOpen(true);
      },
    },
    popover: { trigger: button, isOpen, onOpenChange: setOpen },
  } as const;
}

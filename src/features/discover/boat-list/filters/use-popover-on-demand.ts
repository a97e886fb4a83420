import { useRef } from 'react';
import { useOpenOnDemand } from '../../../../ui/loading/on-demand/use-open-on-demand.ts';

/**
 * A popover that loads when somebody turns to the button that opens it. `trigger` goes on that
 * button, `popover` on the part once it has loaded.
 */
export function usePopoverOnDemand<Part>(load: () => Promise<Part>) {
  const { part, isOpen, setOpen, prepare, open } = useOpenOnDemand(load);
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
      onClick: open,
    },
    popover: { trigger: button, isOpen, onOpenChange: setOpen },
  } as const;
}

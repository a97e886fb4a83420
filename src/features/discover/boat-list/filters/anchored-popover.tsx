import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './anchored-popover.css.ts';

export interface AnchoredPopoverProps {
  /** The native button it opens from. */
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A panel below a button that was there before React Aria was loaded. */
export function AnchoredPopover({
  label,
  children,
  trigger,
  isOpen,
  onOpenChange,
  align = 'start',
}: AnchoredPopoverProps & {
  /** What it holds, for a screen reader. */
  label: string;
  children: ReactNode;
  /** With which of the button's ends it lines up. */
  align?: 'start' | 'end';
}) {
  return (
    <Popover
      className={styles.popover}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={`bottom ${align}`}
      offset={12}
    >
      <Dialog className={styles.dialog} aria-label={label}>
        {children}
      </Dialog>
    </Popover>
  );
}

import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover';
import * as styles from './popover.css.ts';

interface PopoverProps {
  /** What it holds, for a screen reader. */
  label: string;
  /** The button that opens it: a `<Button>`, `<IconButton>` or `<ToggleChip>`. */
  trigger: ReactNode;
  children: ReactNode;
  placement?: AriaPopoverProps['placement'];
}

/** Something more about the button it opens from. */
export function Popover({ label, trigger, children, placement = 'bottom start' }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className={styles.popover} placement={placement}>
        <Dialog aria-label={label} className={styles.dialog}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}

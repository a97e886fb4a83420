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
  /** Left out, the button alone opens and closes it. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Something more about the button it opens from. */
export function Popover(props: PopoverProps) {
  const { label, trigger, children, placement = 'bottom start', isOpen, onOpenChange } = props;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover className={styles.popover} placement={placement}>
        <Dialog aria-label={label} className={styles.dialog}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}

import type { ReactNode, RefObject } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover';
import * as styles from './popover.css.ts';

interface PanelProps {
  /** What it holds, for a screen reader. */
  label: string;
  children: ReactNode;
  placement?: AriaPopoverProps['placement'];
}

interface PopoverProps extends PanelProps {
  /** The button that opens it: a `<Button>`, `<IconButton>` or `<ToggleChip>`. */
  trigger: ReactNode;
  /** Left out, the button alone opens and closes it. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

interface AnchoredPopoverProps extends PanelProps {
  /** The button it opens from, which was there before this code was loaded. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Something more about the button it opens from. */
export function Popover({ trigger, isOpen, onOpenChange, ...panel }: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Panel {...panel} />
    </DialogTrigger>
  );
}

/** A popover that is loaded when its button is first pressed: render it with `lazyDialog`. */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  return <Panel {...props} trigger="DialogTrigger" />;
}

function Panel(
  props: PanelProps & Partial<AnchoredPopoverProps> & Pick<AriaPopoverProps, 'trigger'>,
) {
  const { label, children, placement = 'bottom start', ...state } = props;
  return (
    <AriaPopover {...state} className={styles.popover} placement={placement}>
      <Dialog aria-label={label} className={styles.dialog}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}

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
  /** `text`: no wider than is good to read; `form`: as wide as its fields, or its calendar. */
  look?: keyof typeof styles.popover;
}

interface PopoverProps extends PanelProps {
  /** The button that opens it: a `<Button>`, `<IconButton>` or `<ToggleChip>`. */
  trigger: ReactNode;
  /** Left out, the button alone opens and closes it. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** What a button says to the popover that it opens. */
export interface PopoverAnchor {
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
export function AnchoredPopover(props: PanelProps & PopoverAnchor) {
  return <Panel {...props} trigger="DialogTrigger" />;
}

function Panel(props: PanelProps & Partial<PopoverAnchor> & Pick<AriaPopoverProps, 'trigger'>) {
  const { label, children, placement = 'bottom start', look = 'text', ...state } = props;
  return (
    <AriaPopover
      {...state}
      className={styles.popover[look]}
      placement={placement}
      offset={look === 'form' ? 12 : 8}
    >
      <Dialog aria-label={label} className={styles.dialog}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}

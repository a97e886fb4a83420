import { useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { AnchoredPopover } from '../../../ui/overlays/popover/popover.tsx';

/** What `StatusButton` says to the popover that it opens. */
export interface StatusPopoverState {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface StatusPopoverProps extends StatusPopoverState {
  /** Of the boat or tour. */
  name: string;
  children: ReactNode;
}

/** What the status of a boat or tour means, and what can be done about it. */
export function StatusPopover({ name, ...popover }: StatusPopoverProps) {
  const { t } = useLingui();
  return <AnchoredPopover {...popover} label={t`Status of ${name}`} />;
}

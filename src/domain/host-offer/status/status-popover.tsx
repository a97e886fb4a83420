import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AnchoredPopover, type PopoverAnchor } from '../../../ui/overlays/popover/popover.tsx';

interface StatusPopoverProps extends PopoverAnchor {
  /** Of the boat or tour. */
  name: string;
  children: ReactNode;
}

/** What the status of a boat or tour means, and what can be done about it. */
export function StatusPopover({ name, ...popover }: StatusPopoverProps) {
  const { t } = useLingui();
  return <AnchoredPopover {...popover} label={t`Status of ${name}`} />;
}

import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NativeButton } from '../../../ui/actions/plain-button/native-button.tsx';
import { Badge } from '../../../ui/content/badge/badge.tsx';
import type { PopoverAnchor } from '../../../ui/overlays/popover/popover.tsx';
import * as styles from './status.css.ts';
import type { StatusWords } from './status-words.ts';

interface StatusButtonProps {
  /** Of the boat or tour. */
  name: string;
  status: Pick<StatusWords, 'tone' | 'name'>;
  /** Whether the popover opens by itself: a link has led to it. */
  isOpenAtFirst: boolean;
  /** At the first sign of interest: loads the popover. */
  onInterest: () => void;
  popover: (state: PopoverAnchor) => ReactNode;
}

/** The status of a boat or tour; pressed, it says what that means and what can be done about it. */
export function StatusButton(props: StatusButtonProps) {
  const { name, status, isOpenAtFirst, onInterest, popover } = props;
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpenAtFirst) return undefined;
    // After the frame in which the card takes the focus, which comes back to it.
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, [isOpenAtFirst]);
  return (
    <>
      <NativeButton
        ref={triggerRef}
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onInterest={onInterest}
        onPress={() => setOpen(!isOpen)}
      >
        <Badge tone={status.tone}>
          {status.name}
          <ChevronDown aria-hidden="true" size={14} strokeWidth={2} />
        </Badge>
        <span className={styles.spoken}>
          <Trans>, status of {name}</Trans>
        </span>
      </NativeButton>
      {popover({ triggerRef, isOpen, onOpenChange: setOpen })}
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Badge } from '../../../ui/content/badge/badge.tsx';
import { Popover } from '../../../ui/overlays/popover/popover.tsx';
import * as styles from './status.css.ts';
import type { StatusWords } from './status-words.ts';

interface StatusPopoverProps {
  /** Of the boat or tour. */
  name: string;
  status: Pick<StatusWords, 'tone' | 'name'>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The status of a boat or tour; pressed, it says what that means and what can be done about it. */
export function StatusPopover(props: StatusPopoverProps) {
  const { name, status, isOpen, onOpenChange, children } = props;
  const { t } = useLingui();
  return (
    <Popover
      label={t`Status of ${name}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger={
        <Button className={styles.trigger}>
          <Badge tone={status.tone}>
            {status.name}
            <ChevronDown aria-hidden="true" size={14} strokeWidth={2} />
          </Badge>
          <span className={styles.spoken}>
            <Trans>, status of {name}</Trans>
          </span>
        </Button>
      }
    >
      {children}
    </Popover>
  );
}

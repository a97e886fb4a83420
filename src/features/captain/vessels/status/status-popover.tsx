import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import { Popover } from '../../../../ui/overlays/popover/popover.tsx';
import { StatusDetails } from './status-details.tsx';
import * as styles from './status-popover.css.ts';
import { vesselStatuses } from './vessel-status.tsx';

interface StatusPopoverProps {
  vessel: BoatSummary;
  /** Whether the reader is the host and not an administrator. */
  isHost: boolean;
  /** Whether it is open at first: a link has led to it. */
  isOpenAtFirst: boolean;
}

/** The status of a vessel; pressed, it says what that means and what can be done about it. */
export function StatusPopover({ vessel, isHost, isOpenAtFirst }: StatusPopoverProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { tone, name } = vesselStatuses[vessel.status];
  return (
    <Popover
      label={t`Status of ${vessel.name}`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button className={styles.trigger}>
          <Badge tone={tone}>
            {name}
            <ChevronDown aria-hidden="true" size={14} strokeWidth={2} />
          </Badge>
          <span className={styles.spoken}>
            <Trans>, status of {vessel.name}</Trans>
          </span>
        </Button>
      }
    >
      <StatusDetails vessel={vessel} isHost={isHost} onDone={() => setOpen(false)} />
    </Popover>
  );
}

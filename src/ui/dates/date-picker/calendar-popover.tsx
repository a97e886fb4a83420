import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../actions/button/button.tsx';
import * as styles from './date-picker.css.ts';

interface CalendarPopoverProps {
  children: ReactNode;
  /** Empties the field; without it nothing is offered to clear. */
  onClear?: () => void;
}

/** The calendar that opens below a picker's field. */
export function CalendarPopover({ children, onClear }: CalendarPopoverProps) {
  return (
    <Popover className={styles.popover} offset={4} placement="bottom start">
      <Dialog className={styles.dialog}>
        {children}
        {onClear && (
          <div className={styles.actions}>
            <Button slot="close" variant="text" size="small" onPress={onClear}>
              <Trans>Clear</Trans>
            </Button>
          </div>
        )}
      </Dialog>
    </Popover>
  );
}

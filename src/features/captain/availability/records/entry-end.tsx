import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';

interface EntryEndProps {
  price: number | null;
  /** Which attempt to save is under way, from 2 on. */
  attempt: number | undefined;
  attempts: number;
  children: ReactNode;
}

/** The end of a dialog about days: the warning at no price, which attempt is under way, the button. */
export function EntryEnd({ price, attempt, attempts, children }: EntryEndProps) {
  return (
    <>
      {price === 0 && (
        <Notice tone="warning" role="status">
          <Trans>At ₺0 guests book these days for nothing.</Trans>
        </Notice>
      )}
      <p role="status">
        {attempt !== undefined && (
          <Trans>
            Trying again ({attempt}/{attempts})
          </Trans>
        )}
      </p>
      {children}
    </>
  );
}

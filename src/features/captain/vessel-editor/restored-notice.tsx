import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';

/** That what was typed before is back, and the way to be rid of it. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <Notice
      role="status"
      action={
        <Button
          variant="text"
          size="small"
          onPress={() => {
            setShown(false);
            onDiscard();
          }}
        >
          <Trans>Discard it</Trans>
        </Button>
      }
    >
      <Trans>
        What you had typed is back. Photos and documents that were not saved have to be chosen
        again.
      </Trans>
    </Notice>
  );
}

import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/actions/button/button.tsx';
import { Notice } from '../../ui/feedback/notice/notice.tsx';
import type { OfferedDraft } from './offered-draft.ts';
import * as styles from './offered-draft-notice.css.ts';

/** That something was typed and not saved the last time, with the choice to go on or to begin anew. */
export function OfferedDraftNotice({ draft }: { draft: OfferedDraft }) {
  if (!draft.isOffered) return null;
  return (
    <Notice
      role="status"
      title={<Trans>You had begun and not saved</Trans>}
      action={
        <div className={styles.choices}>
          <Button variant="secondary" size="small" onPress={draft.takeUp}>
            <Trans>Go on with it</Trans>
          </Button>
          <Button variant="text" size="small" onPress={draft.discard}>
            <Trans context="what was typed before">Discard it</Trans>
          </Button>
        </div>
      }
    >
      <Trans>
        What you had typed is kept on this device. Photos and documents have to be chosen again.
      </Trans>
    </Notice>
  );
}

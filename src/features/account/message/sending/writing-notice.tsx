import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import * as styles from '../conversation/conversation-pane.css.ts';

/** Who may write to whom, before something is written in vain. */
export function WritingNotice({ name }: { name: string }) {
  return (
    <div className={styles.notice}>
      <Notice tone="info" title={<Trans>Messages open with your booking request</Trans>}>
        <Trans>
          Once you have asked for a trip with {name}, you can write to each other. What you type
          here stays until then.
        </Trans>
      </Notice>
    </div>
  );
}

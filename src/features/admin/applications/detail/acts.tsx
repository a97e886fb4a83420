import { Trans } from '@lingui/react/macro';
import type { ApplicationReview } from '../../../../api/contract/types.ts';
import { KeyHint } from '../../../../domain/keys/key-hint.tsx';
import { queueKeys } from '../../../../domain/keys/queue-keys.ts';
import { Decision } from '../../../../forms/decision/decision.tsx';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { useRootClass } from '../../../../ui/page/root-class/use-root-class.ts';
import * as styles from './detail.css.ts';

interface ActsProps {
  onAct: (verdict: ApplicationReview['status']) => void;
}

/** The decision stays in sight at the lower edge, however long the application is. */
export function Acts({ onAct }: ActsProps) {
  useRootClass(styles.root);
  const preload = () => void Decision.preload();
  return (
    <div className={styles.bar} onPointerEnter={preload}>
      <Button variant="secondary" onPress={() => onAct('REJECTED')}>
        <Trans>Reject</Trans>
        <KeyHint letter={queueKeys.refuse} />
      </Button>
      <Button onPress={() => onAct('APPROVED')}>
        <Trans>Approve</Trans>
        <KeyHint letter={queueKeys.approve} />
      </Button>
    </div>
  );
}

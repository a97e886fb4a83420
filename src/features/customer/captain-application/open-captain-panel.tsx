import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { errorText } from '../../../api/errors/messages.ts';
import { takeUpRole } from '../../../api/resources/captain-applications/mutations.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import * as styles from './application-page.css.ts';

/** On to the captain's panel: the session learns of the new role on the way. */
export function OpenCaptainPanel() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const change = useMutation({
    mutationFn: takeUpRole,
    onSuccess: () => navigate({ to: '/captain' }),
  });
  return (
    <>
      {change.error && (
        <Notice tone="danger" role="alert">
          {errorText(i18n, change.error)}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button pending={change.isPending} onPress={() => change.mutate()}>
          <Trans>Go on to the captain’s panel</Trans>
        </Button>
      </div>
    </>
  );
}

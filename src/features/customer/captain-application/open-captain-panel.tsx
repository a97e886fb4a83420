import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { refreshRole } from '../../../api/resources/captain-applications/mutations.ts';
import { useSingleMutation } from '../../../api/use-single-mutation.ts';
import { FailureNotice } from '../../../forms/submission/failure-notice.tsx';
import { Button } from '../../../ui/actions/button/button.tsx';
import * as styles from './application-page.css.ts';

/** On to the captain's panel: the session learns of the new role on the way. */
export function OpenCaptainPanel() {
  const navigate = useNavigate();
  const change = useSingleMutation({
    mutationFn: refreshRole,
    onSuccess: () => navigate({ to: '/captain' }),
  });
  return (
    <>
      <FailureNotice error={change.error} />
      <div className={styles.actions}>
        <Button pending={change.isPending} onPress={() => change.mutate()}>
          <Trans>Continue to the captain’s panel</Trans>
        </Button>
      </div>
    </>
  );
}

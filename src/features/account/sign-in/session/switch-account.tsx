import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { session } from '../../../../api/client.ts';
import { leaveAccount } from '../../../../domain/person/leave-account.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';

/** Signs out of the account that a page of one's own is not for, and comes back to that page signed in. */
export function SwitchAccount() {
  const router = useRouter();
  function switchAccount() {
    const { href } = router.state.location;
    // The guard of the page then leads to where one signs in.
    leaveAccount();
    session.saveReturnPath(href);
  }
  return (
    <Button onPress={switchAccount}>
      <Trans>Sign in with another account</Trans>
    </Button>
  );
}

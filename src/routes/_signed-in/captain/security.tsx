import { t } from '@lingui/core/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { session } from '../../../api/client.ts';
import { accountQuery } from '../../../api/resources/account/queries.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { ForgotPassword } from '../../../features/account/sign-in/password-reset/forgot-password.tsx';
import { SecurityPage } from '../../../features/captain/security/security-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/security')({
  // Not awaited: the page shows the place of what it waits for.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(accountQuery());
  },
  head: () => privateHead(t`Security`),
  component: SecurityRoute,
});

function SecurityRoute() {
  const { hostId } = Route.useRouteContext();
  const user = useSession();
  const navigate = useNavigate();
  if (hostId === undefined) return null;
  return (
    <SecurityPage
      hostId={hostId}
      forgotPassword={
        <ForgotPassword
          username={() => user?.email ?? ''}
          onReset={() => {
            // A new password ends every session of the account, this one too.
            session.logOut();
            void navigate({ to: '/login', replace: true });
          }}
        />
      }
    />
  );
}

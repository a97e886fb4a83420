import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../../api/session/use-session.ts';
import { CaptainOnlyNotice } from '../../features/account/sign-in/captain/captain-only-notice.tsx';
import { CaptainPanelSoon } from '../../features/account/sign-in/captain/captain-panel-soon.tsx';
import { privateHead } from '../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain')({
  head: () => privateHead(t`Captain’s panel`),
  component: CaptainRoute,
});

function CaptainRoute() {
  const user = useSession();
  return user?.role === 'CUSTOMER' ? <CaptainOnlyNotice /> : <CaptainPanelSoon />;
}

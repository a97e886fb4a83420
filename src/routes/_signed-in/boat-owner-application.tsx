import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../../api/session/use-session.ts';
import { terms } from '../../features/content/legal/terms.ts';
import { ApplicationPage } from '../../features/customer/captain-application/application-page.tsx';
import { privateHead } from '../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/boat-owner-application')({
  head: () => privateHead(t`Become a captain`),
  component: ApplicationRoute,
});

function ApplicationRoute() {
  const user = useSession();
  return user && <ApplicationPage user={user} contractVersion={terms.changed} />;
}

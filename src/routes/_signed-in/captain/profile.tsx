import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CaptainProfilePage } from '../../../features/captain/profile/captain-profile-page.tsx';
import { Captain } from '../../../features/discover/boat/captain/captain.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/profile')({
  head: () => privateHead(t`Captain profile`),
  component: CaptainProfileRoute,
});

function CaptainProfileRoute() {
  const { hostId } = Route.useRouteContext();
  if (hostId === undefined) return null;
  return (
    <CaptainProfilePage
      hostId={hostId}
      preview={(name) => <Captain boat={{ ownerId: hostId, ownerName: name }} isPreview />}
    />
  );
}

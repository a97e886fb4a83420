import { createFileRoute } from '@tanstack/react-router';
import { useListLocation } from '../../../domain/managed-list/list-location.ts';
import { ApplicationsPage } from '../../../features/admin/applications/list/applications-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/captain-applications/')({
  component: ApplicationsRoute,
});

function ApplicationsRoute() {
  return <ApplicationsPage {...useListLocation()} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { useListLocation } from '../../../domain/managed-list/list-location.ts';
import { UsersPage } from '../../../features/admin/users/users-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/users/')({
  component: UsersRoute,
});

function UsersRoute() {
  return <UsersPage {...useListLocation()} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { UsersPage } from '../../../features/admin/users/users-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/users/')({
  component: UsersRoute,
});

function UsersRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <UsersPage
      search={search}
      onSearch={(next) => void navigate({ search: { ...next }, replace: true, resetScroll: false })}
    />
  );
}

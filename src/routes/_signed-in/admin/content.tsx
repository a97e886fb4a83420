import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../../../features/admin/content/content-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/content')({
  component: ContentRoute,
});

function ContentRoute() {
  const navigate = Route.useNavigate();
  return (
    <ContentPage
      address={Route.useSearch()}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}

import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../../../features/admin/content/content-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/admin/content')({
  head: () => privateHead(t`Places and stories`),
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

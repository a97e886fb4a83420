import { createFileRoute } from '@tanstack/react-router';
import { useListLocation } from '../../../domain/managed-list/list-location.ts';
import { ContentPage } from '../../../features/admin/content/content-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/content')({
  component: ContentRoute,
});

function ContentRoute() {
  return <ContentPage {...useListLocation()} />;
}

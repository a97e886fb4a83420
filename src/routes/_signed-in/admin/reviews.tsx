import { createFileRoute } from '@tanstack/react-router';
import { useListLocation } from '../../../domain/managed-list/list-location.ts';
import { ReviewsPage } from '../../../features/admin/reviews/reviews-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/reviews')({
  component: ReviewsRoute,
});

function ReviewsRoute() {
  return <ReviewsPage {...useListLocation()} />;
}

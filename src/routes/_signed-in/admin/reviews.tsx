import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ReviewsPage } from '../../../features/admin/reviews/reviews-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/admin/reviews')({
  head: () => privateHead(t`Reviews`),
  component: ReviewsRoute,
});

function ReviewsRoute() {
  const navigate = Route.useNavigate();
  return (
    <ReviewsPage
      search={Route.useSearch()}
      onSearch={(search, isSameStep) =>
        void navigate({ search, replace: isSameStep, resetScroll: false })
      }
    />
  );
}

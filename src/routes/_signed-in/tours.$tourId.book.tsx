import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_signed-in/tours/$tourId/book')({
  component: () => null,
});

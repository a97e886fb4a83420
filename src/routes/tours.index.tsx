import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/tours/')({
  component: () => null,
});

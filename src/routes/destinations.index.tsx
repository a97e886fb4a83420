import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/destinations/')({
  component: () => null,
});

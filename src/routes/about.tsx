import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/about')({
  staticData: { prerender: true },
  component: () => null,
});

import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/services')({
  staticData: { prerender: true },
  component: () => null,
});

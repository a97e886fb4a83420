import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_signed-in/my-profile')({
  component: () => null,
});

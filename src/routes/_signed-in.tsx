import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '../features/auth/require-session.ts';

/** Everything below belongs to the person signed in. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: requireSession,
});

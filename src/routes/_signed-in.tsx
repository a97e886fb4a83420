import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '../features/account/sign-in/session/require-session.ts';

/** Everything below belongs to the person signed in. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: requireSession,
});

import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../features/auth/login-page.tsx';
import { redirectSignedIn } from '../features/auth/redirect-signed-in.ts';

export const Route = createFileRoute('/login')({
  beforeLoad: redirectSignedIn,
  head: () => ({ meta: [{ title: `${t`Sign in`} · Pruva` }] }),
  component: LoginPage,
});

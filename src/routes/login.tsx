import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../features/account/sign-in/login-page.tsx';
import { redirectSignedIn } from '../features/account/sign-in/session/redirect-signed-in.ts';

export const Route = createFileRoute('/login')({
  staticData: { isFocused: true },
  beforeLoad: redirectSignedIn,
  head: () => ({ meta: [{ title: `${t`Sign in`} · Pruva` }] }),
  component: LoginPage,
});

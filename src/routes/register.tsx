import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../features/account/sign-in/register/register-page.tsx';
import { redirectSignedIn } from '../features/account/sign-in/session/redirect-signed-in.ts';

export const Route = createFileRoute('/register')({
  staticData: { isFocused: true },
  beforeLoad: redirectSignedIn,
  head: () => ({ meta: [{ title: `${t`Register`} · Pruva` }] }),
  component: RegisterPage,
});

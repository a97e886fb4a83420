import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { redirectSignedIn } from '../features/auth/redirect-signed-in.ts';
import { RegisterPage } from '../features/auth/register-page.tsx';

export const Route = createFileRoute('/register')({
  beforeLoad: redirectSignedIn,
  head: () => ({ meta: [{ title: `${t`Register`} · Pruva` }] }),
  component: RegisterPage,
});

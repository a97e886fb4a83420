import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { link } from '../../../ui/actions/link/link.css.ts';
import { LoginForm } from './login-form.tsx';
import { notifyWelcome } from './session/notify-welcome.ts';
import { SignInPage } from './sign-in-page.tsx';
import { useLogin } from './use-login.ts';

/** /login. Once signed in, the guard of the route leads on. */
export function LoginPage() {
  const login = useLogin(notifyWelcome);
  return (
    <SignInPage
      title={<Trans>Sign in</Trans>}
      other={
        <Trans>
          No account yet?{' '}
          <Link to="/register" className={link}>
            Register
          </Link>
        </Trans>
      }
    >
      <LoginForm login={login} />
    </SignInPage>
  );
}

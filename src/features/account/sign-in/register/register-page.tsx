import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { notifyWelcome } from '../session/notify-welcome.ts';
import { SignInPage } from '../sign-in-page.tsx';
import { RegisterForm } from './register-form.tsx';
import { useRegister } from './use-register.ts';

/** /register. Once signed in, the guard of the route leads on. */
export function RegisterPage() {
  const register = useRegister(notifyWelcome);
  return (
    <SignInPage
      title={<Trans>Register</Trans>}
      other={
        <Trans>
          Already have an account?{' '}
          <Link to="/login" className={link}>
            Sign in
          </Link>
        </Trans>
      }
    >
      <RegisterForm register={register} />
    </SignInPage>
  );
}

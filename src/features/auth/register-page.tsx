import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { link } from '../../ui/link/link.css.ts';
import { greet } from './greet.ts';
import { RegisterForm } from './register-form.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { useRegister } from './use-register.ts';

/** /register (R22). Once signed in, the guard of the route leads on. */
export function RegisterPage() {
  const register = useRegister(greet);
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

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { session } from '../../../../api/client.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { Tabs } from '../../../../ui/navigation/tabs/tabs.tsx';
import { LoginForm } from '../login-form.tsx';
import { RegisterForm } from '../register/register-form.tsx';
import { useRegister } from '../register/use-register.ts';
import { notifyWelcome } from '../session/notify-welcome.ts';
import { useLogin } from '../use-login.ts';

/** The two forms of the panel; both keep what was typed while one looks at the other. */
export default function SignInTabs() {
  const { t } = useLingui();
  const [tab, setTab] = useState<'login' | 'register'>('login');
  // As it was on the way here: it stays while the form signs somebody in.
  const [hasEnded] = useState(session.hasEnded);

  function finish() {
    // Nobody is led away: the page itself goes on. Who has to complete their profile first comes back here.
    if (session.getSnapshot()?.isProfileComplete !== false) session.takeReturnPath();
    notifyWelcome();
  }
  const login = useLogin(finish);
  const register = useRegister(finish);
  return (
    <>
      {hasEnded && (
        <Notice title={<Trans>Your session has ended</Trans>}>
          <Trans>Sign in again to carry on where you left off.</Trans>
        </Notice>
      )}
      <Tabs
        label={t`Sign in or register`}
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'login', label: t`Sign in`, content: <LoginForm login={login} /> },
          { id: 'register', label: t`Register`, content: <RegisterForm register={register} /> },
        ]}
      />
    </>
  );
}

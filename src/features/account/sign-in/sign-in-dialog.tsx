import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { session } from '../../../api/client.ts';
import { Tabs } from '../../../ui/navigation/tabs/tabs.tsx';
import { Dialog } from '../../../ui/overlays/dialog/dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register/register-form.tsx';
import { useRegister } from './register/use-register.ts';
import { notifyWelcome } from './session/notify-welcome.ts';
import { useLogin } from './use-login.ts';

interface SignInDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called when the person is signed in and the account has been read. */
  onSignedIn: () => void;
}

/**
 * Signing in and registering in front of the page that a person stays on. Both forms keep what was
 * typed while one looks at the other tab, or closes the dialog and opens it again.
 */
export default function SignInDialog({ isOpen, onOpenChange, onSignedIn }: SignInDialogProps) {
  const { t } = useLingui();
  const router = useRouter();
  const [tab, setTab] = useState<'login' | 'register'>('login');
  // The cursor goes into the first field when the dialog opens; not after a change of tab, which may
  // come from the arrow keys.
  const [isFresh, setFresh] = useState(true);
  // As it was on the way here: once somebody is signed in, nothing has ended.
  const [hasEnded] = useState(session.hasEnded);

  function changeOpen(willBeOpen: boolean) {
    setFresh(true);
    onOpenChange(willBeOpen);
  }

  function finish() {
    onSignedIn();
    notifyWelcome();
    // Whose session has ended goes on where it did; what another sign-in was for counts no more.
    const returnPath = session.takeReturnPath();
    if (hasEnded && returnPath !== undefined) void router.navigate({ href: returnPath });
  }
  const login = useLogin(finish);
  const register = useRegister(finish);

  return (
    <Dialog title={<Trans>Welcome to Pruva</Trans>} isOpen={isOpen} onOpenChange={changeOpen}>
      <Tabs
        label={t`Sign in or register`}
        selected={tab}
        onSelect={(chosen) => {
          if (chosen !== tab) setFresh(false);
          setTab(chosen);
        }}
        items={[
          {
            id: 'login',
            label: t`Sign in`,
            content: <LoginForm login={login} autoFocus={isFresh} />,
          },
          {
            id: 'register',
            label: t`Register`,
            content: <RegisterForm register={register} autoFocus={isFresh} />,
          },
        ]}
      />
    </Dialog>
  );
}

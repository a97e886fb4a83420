import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { type ComponentType, lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { isSignInPath } from '../../api/session/return-path.ts';
import { useSession } from '../../api/session/use-session.ts';
import { button } from '../../ui/button/button.css.ts';
import { AccountLabel } from './account-label.tsx';
import type { SignInDialogProps } from './sign-in-dialog.tsx';

const loadDialog = () => import('./sign-in-dialog.tsx');
const AccountMenu = lazy(() => import('./account-menu.tsx'));

/** What the header shows of the session: the way in, or who is in and the way out. */
export function HeaderAccount() {
  const user = useSession();
  const router = useRouter();
  const slot = useRef<HTMLDivElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps>>();
  const [isOpen, setOpen] = useState(false);

  /** The dialog loads with the intent to sign in; until then, and elsewhere, this is a plain link. */
  function openDialog(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || isSignInPath(router.state.location.pathname)) return;
    event.preventDefault();
    loadDialog().then(
      (loaded) => {
        setDialog(() => loaded.default);
        setOpen(true);
      },
      // A file that is gone after a new release: a full load of the page brings the new ones.
      () => location.assign('/login'),
    );
  }

  return (
    <div ref={slot}>
      {user ? (
        <Suspense fallback={<AccountLabel user={user} />}>
          <AccountMenu user={user} />
        </Suspense>
      ) : (
        <Link
          to="/login"
          preload={false}
          className={button({ variant: 'secondary', size: 'small' })}
          aria-haspopup="dialog"
          onClick={openDialog}
          onPointerEnter={() => void loadDialog()}
          onFocus={() => void loadDialog()}
        >
          <Trans>Sign in</Trans>
        </Link>
      )}
      {Dialog && <Dialog isOpen={isOpen} onOpenChange={setOpen} />}
    </div>
  );
}

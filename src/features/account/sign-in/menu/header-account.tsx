import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { isSignInPath } from '../../../../api/session/return-path.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { LazyBoundary } from '../../../../ui/loading/lazy/lazy-boundary.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import * as styles from '../account.css.ts';
import { AccountLabel } from './account-label.tsx';

const AccountMenu = lazyComponent(() => import('./account-menu.tsx'));
const SignInDialog = lazyComponent(() => import('../sign-in-dialog.tsx'));

/**
 * What the header shows of the session: the way in, or who is in and the way out. It stands on every
 * page, so the dialog loads with the intent to sign in, and the menu for those who are signed in.
 */
export function HeaderAccount() {
  const user = useSession();
  const router = useRouter();
  const slot = useRef<HTMLDivElement>(null);
  const [hasMenu, setHasMenu] = useState(false);
  const [hasDialog, setHasDialog] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [focusDue, setFocusDue] = useState(false);

  const menuNeeded = user !== null;
  useEffect(() => {
    // Without it, who is in stands there all the same.
    if (menuNeeded) void AccountMenu.preload().then(setHasMenu);
  }, [menuNeeded]);

  // The control that a person has just used is gone: what takes its place takes the focus too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu may come a moment later
  useEffect(() => {
    const control = slot.current?.querySelector<HTMLElement>('a, button');
    if (!focusDue || !control) return;
    setFocusDue(false);
    control.focus();
  }, [focusDue, hasMenu]);

  function openDialog(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || isSignInPath(router.state.location.pathname)) return;
    event.preventDefault();
    void SignInDialog.preload().then((isLoaded) => {
      // The file is gone after a new release: loading a page whole brings the new ones.
      if (!isLoaded) return location.assign('/login');
      setHasDialog(true);
      setOpen(true);
    });
  }

  /** Takes the dialog away whole, so that nothing typed into it stays. */
  function finish() {
    setHasDialog(false);
    setOpen(false);
    setFocusDue(true);
  }

  return (
    <div ref={slot}>
      {!user && (
        <Link
          to="/login"
          preload={false}
          className={`${button({ variant: 'text', size: 'small' })} ${styles.signIn}`}
          onClick={openDialog}
          onPointerEnter={SignInDialog.preload}
          onFocus={SignInDialog.preload}
        >
          <Trans>Sign in</Trans>
        </Link>
      )}
      {user && !hasMenu && <AccountLabel user={user} />}
      <LazyBoundary>
        {user && hasMenu && <AccountMenu user={user} onSignedOut={() => setFocusDue(true)} />}
        {hasDialog && <SignInDialog isOpen={isOpen} onOpenChange={setOpen} onSignedIn={finish} />}
      </LazyBoundary>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { isSignInPath } from '../../../../api/session/return-path.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import * as styles from '../account.css.ts';
import type { SignInDialogProps } from '../sign-in-dialog.tsx';
import { AccountLabel } from './account-label.tsx';
import type { AccountMenuProps } from './account-menu.tsx';

const loadMenu = () => import('./account-menu.tsx');
const loadDialog = () => import('../sign-in-dialog.tsx');

function preloadDialog(): void {
  // A preload that fails is no failure yet: a press tries again.
  loadDialog().catch(() => undefined);
}

/**
 * What the header shows of the session: the way in, or who is in and the way out. It stands on every
 * page, so the dialog loads with the intent to sign in, and the menu for those who are signed in.
 */
export function HeaderAccount() {
  const user = useSession();
  const router = useRouter();
  const slot = useRef<HTMLDivElement>(null);
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps>>();
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const [focusDue, setFocusDue] = useState(false);

  const menuNeeded = user !== null;
  useEffect(() => {
    if (!menuNeeded) return;
    loadMenu().then(
      (loaded) => setMenu(() => loaded.default),
      // Who is in stands there all the same.
      (cause) => console.warn(new Error('The account menu could not be loaded', { cause })),
    );
  }, [menuNeeded]);

  // The control that a person has just used is gone: what takes its place takes the focus too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu may come a moment later
  useEffect(() => {
    const control = slot.current?.querySelector<HTMLElement>('a, button');
    if (!focusDue || !control) return;
    setFocusDue(false);
    control.focus();
  }, [focusDue, Menu]);

  function openDialog(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || isSignInPath(router.state.location.pathname)) return;
    event.preventDefault();
    loadDialog().then(
      (loaded) => {
        setDialog(() => loaded.default);
        setOpen(true);
      },
      // The file is gone after a new release: loading a page whole brings the new ones.
      () => location.assign('/login'),
    );
  }

  /** Takes the dialog away whole, so that nothing typed into it stays. */
  function finish() {
    setDialog(undefined);
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
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
        >
          <Trans>Sign in</Trans>
        </Link>
      )}
      {user && !Menu && <AccountLabel user={user} />}
      {user && Menu && <Menu user={user} onSignedOut={() => setFocusDue(true)} />}
      {Dialog && <Dialog isOpen={isOpen} onOpenChange={setOpen} onSignedIn={finish} />}
    </div>
  );
}

import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useSession } from '../../../../api/session/use-session.ts';
import { roleNames } from '../../../../domain/person/role-names.ts';
import { LazyBoundary } from '../../../../ui/loading/lazy/lazy-boundary.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import * as styles from '../account.css.ts';
import { personName } from '../register/person-name.ts';
import { AccountLabel } from './account-label.tsx';

const AccountMenu = lazyComponent(() => import('./account-menu.tsx'));

/** Who works here and the way out, at the foot of a sidebar; folded, the picture alone. */
export function PanelAccount({ collapsed }: { collapsed: boolean }) {
  const { i18n } = useLingui();
  const user = useSession();
  const [hasMenu, setHasMenu] = useState(false);
  useEffect(() => {
    // Without it, who is in stands there all the same.
    void AccountMenu.preload().then(setHasMenu);
  }, []);

  if (!user) return null;
  const label = (
    <AccountLabel user={user}>
      {collapsed ? (
        <span className={visuallyHidden}>{personName(user)}</span>
      ) : (
        <span className={styles.panelTexts}>
          <span className={styles.panelName}>{personName(user)}</span>
          <span
            className={styles.panelRole}
            data-role={i18n._(roleNames[user.role])}
            aria-hidden="true"
          />
        </span>
      )}
    </AccountLabel>
  );
  if (!hasMenu) return label;
  return (
    <LazyBoundary placeholder={label} failure={() => label}>
      <AccountMenu user={user} placement="top start" onSignedOut={() => undefined}>
        {label}
      </AccountMenu>
    </LazyBoundary>
  );
}

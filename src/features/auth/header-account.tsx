import { Trans } from '@lingui/react/macro';
import { button } from '../../ui/button/button.css.ts';

/** What the header shows of the session: the way in. */
export function HeaderAccount() {
  return (
    <a href="/login" className={button({ variant: 'secondary', size: 'small' })}>
      <Trans>Sign in</Trans>
    </a>
  );
}

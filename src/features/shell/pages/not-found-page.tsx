import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { button } from '../../../ui/actions/button/button.css.ts';
import { MessagePage } from '../../../ui/page/message-page/message-page.tsx';

/** An address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <>
      <title>{`${t`Page not found`} · Pruva`}</title>
      <MessagePage
        title={<Trans>Page not found</Trans>}
        message={
          <Trans>There is nothing at this address. It may have moved, or never existed.</Trans>
        }
        actions={
          <Link to="/" className={button()}>
            <Trans>Go to the home page</Trans>
          </Link>
        }
      />
    </>
  );
}

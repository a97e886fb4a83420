import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { MessagePage } from '../../../../ui/page/message-page/message-page.tsx';

/** What stands in place of a page of the administration for who does not work there. */
export function AdminOnlyNotice() {
  const { t } = useLingui();
  return (
    <>
      <title>{`${t`No access`} · Pruva`}</title>
      <MessagePage
        title={<Trans>No access</Trans>}
        message={<Trans>You do not have access to this page.</Trans>}
        actions={
          <Link to="/" className={button()}>
            <Trans>Go to the home page</Trans>
          </Link>
        }
      />
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { MessagePage } from '../../../../ui/page/message-page/message-page.tsx';

/** What stands in place of a captain's page for who is none. */
export function CaptainOnlyNotice() {
  const { t } = useLingui();
  return (
    <>
      <title>{`${t`You are not a captain`} · Pruva`}</title>
      <MessagePage
        title={<Trans>You are not a captain</Trans>}
        message={
          <Trans>
            This page is for captains. Apply to become one: tell us about your company and your
            licence, and we answer within 3 business days.
          </Trans>
        }
        actions={
          <>
            <Link to="/boat-owner-application" className={button()}>
              <Trans>Apply to become a captain</Trans>
            </Link>
            <Link to="/" className={button({ variant: 'secondary' })}>
              <Trans>Go to the home page</Trans>
            </Link>
          </>
        }
      />
    </>
  );
}

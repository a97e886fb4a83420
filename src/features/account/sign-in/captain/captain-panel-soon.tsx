import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { MessagePage } from '../../../../ui/page/message-page/message-page.tsx';

/** What stands in place of the captain's panel until there is one, for those it is meant for. */
export function CaptainPanelSoon() {
  return (
    <MessagePage
      title={<Trans>The captain’s panel opens with the next release</Trans>}
      message={
        <Trans>
          Boats, availability and bookings will be managed here. Until then your messages and
          notifications reach you as always.
        </Trans>
      }
      actions={
        <>
          <Link to="/messages" className={button()}>
            <Trans>Go to my messages</Trans>
          </Link>
          <Link to="/notifications" className={button({ variant: 'secondary' })}>
            <Trans>Go to my notifications</Trans>
          </Link>
        </>
      }
    />
  );
}

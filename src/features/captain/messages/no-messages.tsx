import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { button } from '../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

/** The captain's messages while nobody has written. */
export function NoMessages() {
  return (
    <>
      <PageHeader title={<Trans>Messages</Trans>} />
      <EmptyState
        title={<Trans>No messages yet</Trans>}
        action={
          <Link to="/captain/bookings" className={button()}>
            <Trans>To the bookings</Trans>
          </Link>
        }
      >
        <Trans>
          Guests who have asked for a trip can write to you. You can begin too, on the page of a
          booking.
        </Trans>
      </EmptyState>
    </>
  );
}

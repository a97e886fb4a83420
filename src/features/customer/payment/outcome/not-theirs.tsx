import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { isMissing } from '../../../../api/errors/is-missing.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { Outcome } from './outcome.tsx';

type Level = 1 | 2;

interface NotTheirsProps {
  error: unknown;
  /** The way to another account, for a booking that is not of this one. */
  switchAccount: ReactNode;
  level?: Level;
}

/** Whether a booking that an address names is not there, or is somebody else's: asking again changes nothing. */
export const isNotTheirs = (error: unknown): boolean =>
  isMissing(error) || (error instanceof ApiError && error.status === 403);

/** In place of such a booking: which of the two it is, and the ways on. */
export function NotTheirs({ error, switchAccount, level = 1 }: NotTheirsProps) {
  if (isMissing(error)) return <UnknownBooking level={level} />;
  return (
    <Outcome
      tone="neutral"
      level={level}
      title={<Trans>This booking belongs to another account</Trans>}
      actions={
        <>
          {switchAccount}
          <MyBookings variant="text" />
        </>
      }
    >
      <p>
        <Trans>Sign in with the account you booked with to see its payment.</Trans>
      </p>
    </Outcome>
  );
}

export function UnknownBooking({ level = 1 }: { level?: Level }) {
  return (
    <Outcome
      tone="neutral"
      level={level}
      title={<Trans>There is no such booking</Trans>}
      actions={<MyBookings />}
    >
      <p>
        <Trans>
          There is no booking at this address. If you have just paid, you will find it among your
          bookings.
        </Trans>
      </p>
    </Outcome>
  );
}

export function MyBookings({ variant }: { variant?: 'text' }) {
  return (
    <Link to="/my-bookings" className={button({ variant })}>
      <Trans>My bookings</Trans>
    </Link>
  );
}

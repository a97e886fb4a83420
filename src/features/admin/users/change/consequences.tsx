import { Plural, Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { UserChangePreview, UserSummary } from '../../../../api/contract/types.ts';
import type { UserChange } from '../../../../api/resources/admin/users.ts';
import { PartFailure } from '../../../../domain/query/part-failure.tsx';
import { calendarDay } from '../../../../i18n/format.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import * as styles from './access.css.ts';
import { useRefusalText } from './use-refusal-text.ts';

interface ConsequencesProps {
  user: UserSummary;
  change: UserChange;
  preview: UseQueryResult<UserChangePreview>;
}

/** What follows from a change, in words, as the service counts it. */
export function Consequences({ user, change, preview }: ConsequencesProps) {
  const refusalText = useRefusalText();
  const { data, error } = preview;
  if (!data && error) {
    return (
      <PartFailure title={<Trans>The consequences could not be loaded</Trans>} result={preview} />
    );
  }
  if (!data) return <Skeleton height="96px" />;
  if (data.refusal) return <Notice tone="warning">{refusalText(data.refusal)}</Notice>;
  return (
    <ul className={styles.consequences}>
      {'role' in change ? (
        <RoleFollows user={user} role={change.role} />
      ) : change.isActive ? (
        <>
          <li>
            <Trans>They can sign in again.</Trans>
          </li>
          <li>
            <Trans>
              Boats and tours that are not published stay so until somebody publishes them.
            </Trans>
          </li>
        </>
      ) : (
        <li>
          <Trans>They are signed out everywhere at once and cannot sign in any more.</Trans>
        </li>
      )}
      <Offers preview={data} />
      <Bookings userId={user.id} preview={data} />
    </ul>
  );
}

function RoleFollows({ user, role }: { user: UserSummary; role: UserSummary['role'] }) {
  return (
    <>
      <li>
        <Trans>The new role counts at once, also where they are signed in already.</Trans>
      </li>
      {role === 'ADMIN' && (
        <li>
          <Trans>
            They may read and decide everything here: people, money, documents, reviews.
          </Trans>
        </li>
      )}
      {user.role === 'ADMIN' && (
        <li>
          <Trans>They can no longer enter the administration.</Trans>
        </li>
      )}
      {role === 'BOAT_OWNER' && (
        <li>
          <Trans>They may offer boats and tours, without an application.</Trans>
        </li>
      )}
      {role === 'CUSTOMER' && user.role === 'BOAT_OWNER' && (
        <li>
          <Trans>They can no longer manage boats and tours.</Trans>
        </li>
      )}
    </>
  );
}

function Offers({
  preview: { unpublishedBoats, unpublishedTours },
}: {
  preview: UserChangePreview;
}) {
  return (
    <>
      {unpublishedBoats > 0 && (
        <li>
          <Plural
            value={unpublishedBoats}
            one="# published boat is taken from the lists."
            other="# published boats are taken from the lists."
          />
        </li>
      )}
      {unpublishedTours > 0 && (
        <li>
          <Plural
            value={unpublishedTours}
            one="# published tour is taken from the lists."
            other="# published tours are taken from the lists."
          />
        </li>
      )}
    </>
  );
}

function Bookings({ userId, preview }: { userId: number; preview: UserChangePreview }) {
  const { bookingsAheadAsCustomer: made, bookingsAheadAsHost: hosted } = preview;
  const from = calendarDay();
  if (made === 0 && hosted === 0) {
    return (
      <li>
        <Trans>No bookings lie ahead.</Trans>
      </li>
    );
  }
  return (
    <>
      {hosted > 0 && (
        <li>
          <Plural
            value={hosted}
            one="# booking ahead of their boats and tours stays as it is. Cancel it where the trip cannot take place."
            other="# bookings ahead of their boats and tours stay as they are. Cancel them one by one where the trip cannot take place."
          />{' '}
          <Link to="/admin/bookings" search={{ hostId: userId, from }} className={styles.way}>
            <Trans>Show them</Trans>
          </Link>
        </li>
      )}
      {made > 0 && (
        <li>
          <Plural
            value={made}
            one="# booking ahead that they made stays as it is."
            other="# bookings ahead that they made stay as they are."
          />{' '}
          <Link to="/admin/bookings" search={{ customerId: userId, from }} className={styles.way}>
            <Trans>Show them</Trans>
          </Link>
        </li>
      )}
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserOverview } from '../../../api/contract/types.ts';
import { isMissing } from '../../../api/errors/is-missing.ts';
import { userOverviewQuery } from '../../../api/resources/admin/users.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { roleNames } from '../../../domain/person/role-names.ts';
import { MissingRecord } from '../../../domain/record-sheet/missing-record.tsx';
import * as styles from '../../../domain/record-sheet/record-sheet.css.ts';
import { useWayBack } from '../../../domain/way-back/use-way-back.ts';
import { Avatar } from '../../../ui/content/avatar/avatar.tsx';
import { Badge } from '../../../ui/content/badge/badge.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { AccessSection } from './change/access-section.tsx';
import { AccountSection } from './person/account-section.tsx';
import { ApplicationsSection } from './person/applications-section.tsx';
import { BookingsSection } from './person/bookings-section.tsx';
import { DecisionsSection } from './person/decisions-section.tsx';
import { OffersSection } from './person/offers-section.tsx';
import { ReviewsSection } from './person/reviews-section.tsx';
import { StateBadge } from './state-badge.tsx';

/** `/admin/users/{userId}`: all that the administration needs of a person, and what it may change. */
export function UserPage({ id }: { id: number }) {
  const overview = useQuery(userOverviewQuery(id));
  const { data, error } = overview;
  const back = (
    <a {...useWayBack('/admin/users')} className={styles.back}>
      <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
      <Trans>Users</Trans>
    </a>
  );
  // Who is gone is gone, though what was read before still lies there.
  if (data && !isMissing(error)) return <Person overview={data} back={back} />;
  return (
    <MissingRecord
      back={back}
      title={<Trans>User</Trans>}
      result={overview}
      missing={<Trans>Nobody has an account with this number.</Trans>}
    />
  );
}

function Person({ overview, back }: { overview: UserOverview; back: ReactNode }) {
  const { i18n } = useLingui();
  const own = useSession()?.id;
  const { user, counts, profileImage } = overview;
  const isHost = user.role === 'BOAT_OWNER' || counts.boats > 0 || counts.tours > 0;
  return (
    <>
      <PageHeader
        above={back}
        title={user.fullName}
        lead={
          <span className={styles.lead}>
            <Avatar name={user.fullName} src={profileImage} />
            {i18n._(roleNames[user.role])} <StateBadge isActive={user.isActive} />
            {user.id === own && (
              <Badge>
                <Trans>You</Trans>
              </Badge>
            )}
          </span>
        }
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <AccountSection overview={overview} />
          <AccessSection user={user} isOwn={user.id === own} />
          <DecisionsSection userId={user.id} />
        </div>
        <div className={styles.column}>
          <BookingsSection userId={user.id} part="customerId" />
          {(isHost || counts.bookingsHosted > 0) && (
            <BookingsSection userId={user.id} part="hostId" />
          )}
          {isHost && <OffersSection userId={user.id} />}
          <ApplicationsSection userId={user.id} />
          <ReviewsSection userId={user.id} />
        </div>
      </div>
    </>
  );
}

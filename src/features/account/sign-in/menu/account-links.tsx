import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  Anchor,
  CalendarCheck,
  Heart,
  Landmark,
  MessageSquare,
  ShipWheel,
  Star,
  UserRound,
} from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import type { Role } from '../../../../api/contract/types.ts';
import * as styles from '../account.css.ts';

interface Page {
  to:
    | '/my-profile'
    | '/my-bookings'
    | '/messages'
    | '/my-reviews'
    | '/favourites'
    | '/boat-owner-application'
    | '/captain'
    | '/admin';
  Icon: typeof Anchor;
  label: ReactNode;
}

const pages: readonly Page[] = [
  { to: '/my-profile', Icon: UserRound, label: <Trans>My profile</Trans> },
  { to: '/my-bookings', Icon: CalendarCheck, label: <Trans>My bookings</Trans> },
  { to: '/messages', Icon: MessageSquare, label: <Trans>Messages</Trans> },
  { to: '/my-reviews', Icon: Star, label: <Trans>My reviews</Trans> },
  { to: '/favourites', Icon: Heart, label: <Trans>Favourites</Trans> },
];

const captain: Page = {
  to: '/captain',
  Icon: ShipWheel,
  label: <Trans>Captain’s panel</Trans>,
};
/** What the role adds. */
const ofRole: Record<Role, readonly Page[]> = {
  CUSTOMER: [
    { to: '/boat-owner-application', Icon: Anchor, label: <Trans>Become a captain</Trans> },
  ],
  BOAT_OWNER: [captain],
  ADMIN: [{ to: '/admin', Icon: Landmark, label: <Trans>Administration</Trans> }, captain],
};

/** The person's own pages; following one closes the menu they stand in. */
export function AccountLinks({ role }: { role: Role }) {
  const overlay = useContext(OverlayTriggerStateContext);
  return (
    <ul>
      {[...pages, ...ofRole[role]].map(({ to, Icon, label }) => (
        <li key={to}>
          <Link to={to} className={styles.action} onClick={() => overlay?.close()}>
            <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

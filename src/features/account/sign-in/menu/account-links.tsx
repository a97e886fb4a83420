import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  Anchor,
  CalendarCheck,
  Heart,
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
    | '/captain';
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

/** What the role adds. */
const ofRole: Partial<Record<Role, Page>> = {
  CUSTOMER: { to: '/boat-owner-application', Icon: Anchor, label: <Trans>Become a captain</Trans> },
  BOAT_OWNER: { to: '/captain', Icon: ShipWheel, label: <Trans>Captain’s panel</Trans> },
  ADMIN: { to: '/captain', Icon: ShipWheel, label: <Trans>Captain’s panel</Trans> },
};

/** The person's own pages; following one closes the menu they stand in. */
export function AccountLinks({ role }: { role: Role }) {
  const overlay = useContext(OverlayTriggerStateContext);
  const own = ofRole[role];
  return (
    <ul>
      {(own ? [...pages, own] : pages).map(({ to, Icon, label }) => (
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

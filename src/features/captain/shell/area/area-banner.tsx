import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  cancelBookingOperation,
  createBoatOperation,
  listConversationsOperation,
  setBookingStatusOperation,
} from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import * as styles from './area-banner.css.ts';

/** What a captain does in this area, and the operation of the contract that does it. */
const acts: readonly {
  id: string;
  operation: Parameters<typeof mayCall>[0];
  name: ReactNode;
}[] = [
  {
    id: 'answer',
    operation: setBookingStatusOperation,
    name: <Trans>answering booking requests</Trans>,
  },
  { id: 'cancel', operation: cancelBookingOperation, name: <Trans>cancelling bookings</Trans> },
  { id: 'add', operation: createBoatOperation, name: <Trans>adding boats</Trans> },
  {
    id: 'write',
    operation: listConversationsOperation,
    name: <Trans>reading and writing messages</Trans>,
  },
];

interface AreaBannerProps {
  host: { id: number; name: string };
}

/** Whose area an administrator looks at, and what is the captain's alone there, as the contract has it. */
export default function AreaBanner({ host }: AreaBannerProps) {
  const { t } = useLingui();
  const user = useSession();
  const { pathname } = useLocation();
  const barred = acts.filter(({ operation }) => !mayCall(operation, user, host.id));
  const { name } = host;
  return (
    <section aria-label={t`Whose area this is`}>
      <Notice
        title={<Trans>You are in the area of captain {name}</Trans>}
        action={
          <Link
            to={pathname}
            search={{ captain: undefined }}
            className={button({ variant: 'secondary', size: 'small' })}
          >
            <Trans>Choose another captain</Trans>
          </Link>
        }
      >
        {barred.length > 0 && (
          <>
            <Trans>What you change here changes for the captain. The captain’s alone are:</Trans>{' '}
            <ul className={styles.acts}>
              {barred.map(({ id, name }) => (
                <li key={id} className={styles.act}>
                  {name}
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </section>
  );
}

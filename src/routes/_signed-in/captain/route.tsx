import { t } from '@lingui/core/macro';
import { createFileRoute, Outlet, retainSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { session } from '../../../api/client.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { CaptainOnlyNotice } from '../../../features/account/sign-in/captain/captain-only-notice.tsx';
import { privateHead } from '../../-head/page-head.ts';

const searchSchema = v.object({
  /** Whose area an administrator looks at: the id of the captain's user. */
  captain: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
});

/**
 * The captain's area. Every page below is given `hostId`, the user whose boats, tours and bookings it
 * is about: the captain's own, or the one that an administrator chose. The service checks for itself.
 */
export const Route = createFileRoute('/_signed-in/captain')({
  validateSearch: searchSchema,
  search: { middlewares: [retainSearchParams(['captain'])] },
  beforeLoad: ({ search }) => {
    const user = session.getSnapshot();
    const hostId = user?.role === 'ADMIN' ? search.captain : user?.id;
    return { hostId: user?.role === 'CUSTOMER' ? undefined : hostId };
  },
  head: () => privateHead(t`Captain’s panel`),
  component: CaptainRoute,
});

function CaptainRoute() {
  const user = useSession();
  return user?.role === 'CUSTOMER' ? <CaptainOnlyNotice /> : <Outlet />;
}

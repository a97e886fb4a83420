import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountQuery } from '../../../../api/resources/account/queries.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { formatPhone } from '../../../../ui/fields/phone-field/phone.ts';

/** Who books, as their account says: the session knows no telephone, and may be older. */
export function useContact(): { name: ReactNode; email: ReactNode; phone: ReactNode } {
  const user = useSession();
  const { data, isPending } = useQuery(accountQuery());
  return {
    name: data?.fullName ?? user?.fullName,
    email: data?.email ?? user?.email,
    phone: isPending ? (
      <Skeleton width="144px" height="20px" />
    ) : (
      data?.phoneNumber && formatPhone(data.phoneNumber)
    ),
  };
}

import { instant } from '../../rules/calendar/day.ts';
import { notFound } from '../../rules/common/refusal.ts';
import { companyOf } from '../../views/account/user.ts';
import type { SomeHandlers } from '../handler.ts';

/** The legal and payout details of captains. */
export const company: SomeHandlers<'updateCompany'> = {
  updateCompany: ({ store, body: { userId, ...details }, now }) => {
    if (!store.users.get(userId)) return notFound();
    store.companies.put({
      ...details,
      id: userId,
      landlinePhone: details.landlinePhone ?? null,
      updatedAt: instant(now),
    });
    const stored = companyOf(store, userId);
    return stored ? { status: 200, body: stored } : notFound();
  },
};

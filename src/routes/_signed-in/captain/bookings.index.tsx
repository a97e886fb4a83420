import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { CaptainPanelSoon } from '../../../features/account/sign-in/captain/captain-panel-soon.tsx';
import { isCalendarDay } from '../../../lib/calendar-day.ts';
import { privateHead } from '../../-head/page-head.ts';

const day = v.fallback(v.optional(v.pipe(v.string(), v.check(isCalendarDay))), undefined);

/** Named as the contract names the filters of the list. */
const searchSchema = v.object({
  status: v.fallback(
    v.optional(
      v.picklist(['PENDING', 'CONFIRMED', 'CANCELLED', 'COMPLETED', 'REJECTED', 'NO_SHOW']),
    ),
    undefined,
  ),
  createdFrom: day,
  createdTo: day,
});

export const Route = createFileRoute('/_signed-in/captain/bookings/')({
  validateSearch: searchSchema,
  head: () => privateHead(t`Bookings`),
  component: CaptainPanelSoon,
});

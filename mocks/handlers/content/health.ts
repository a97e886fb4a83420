import { contractVersion } from '../../../generated/version.ts';
import { instant } from '../../rules/calendar/day.ts';
import type { SomeHandlers } from '../handler.ts';

export const health: SomeHandlers<'getHealth'> = {
  // A slow bank leaves everything but payments working.
  getHealth: ({ now, bank }) => ({
    status: 200,
    body: {
      status: bank === 'slow' ? 'DEGRADED' : 'UP',
      version: contractVersion,
      time: instant(now),
    },
  }),
};

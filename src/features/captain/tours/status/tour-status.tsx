import { Trans } from '@lingui/react/macro';
import type { TourStatus } from '../../../../api/contract/types.ts';
import type { StatusWords } from '../../../../domain/host-offer/status/status-words.ts';

/** The statuses of a tour in words. */
export const tourStatuses: Record<TourStatus, StatusWords> = {
  ACTIVE: {
    tone: 'positive',
    name: <Trans context="status of a tour">Published</Trans>,
    meaning: <Trans>Guests find it in the lists and can book its dates.</Trans>,
  },
  DRAFT: {
    tone: 'warning',
    name: <Trans context="status of a tour">Draft</Trans>,
    meaning: <Trans>You are still writing it. Guests do not see it.</Trans>,
  },
  INACTIVE: {
    tone: 'neutral',
    name: <Trans context="status of a tour">Not published</Trans>,
    meaning: (
      <Trans>Guests do not see it and cannot book it. Bookings that it has stay as they are.</Trans>
    ),
  },
  CANCELLED: {
    tone: 'danger',
    name: <Trans context="status of a tour">Called off</Trans>,
    meaning: <Trans>It does not take place any more. Guests do not see it.</Trans>,
  },
};

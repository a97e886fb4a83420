import { Trans } from '@lingui/react/macro';
import type { BoatStatus } from '../../../../api/contract/types.ts';
import type { StatusWords } from '../../../../domain/host-offer/status/status-words.ts';

/** The statuses of a vessel in words. */
export const vesselStatuses: Record<BoatStatus, StatusWords> = {
  ACTIVE: {
    tone: 'positive',
    name: <Trans context="status of a vessel">Published</Trans>,
    meaning: <Trans>Guests find it in the lists and can book it.</Trans>,
  },
  DRAFT: {
    tone: 'warning',
    name: <Trans context="status of a vessel">Information missing</Trans>,
    meaning: <Trans>Guests do not see it: something that they need to know is missing.</Trans>,
  },
  INACTIVE: {
    tone: 'neutral',
    name: <Trans context="status of a vessel">Not published</Trans>,
    meaning: (
      <Trans>Guests do not see it and cannot book it. Bookings that it has stay as they are.</Trans>
    ),
  },
};

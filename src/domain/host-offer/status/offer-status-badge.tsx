import { useLingui } from '@lingui/react';
import type { TourStatus } from '../../../api/contract/types.ts';
import { Badge } from '../../../ui/content/badge/badge.tsx';
import { offerStatuses } from './offer-statuses.ts';

/** The status of a boat or tour in a word, with its colour. */
export function OfferStatusBadge({ status }: { status: TourStatus }) {
  const { i18n } = useLingui();
  const { tone, name } = offerStatuses[status];
  return <Badge tone={tone}>{i18n._(name)}</Badge>;
}

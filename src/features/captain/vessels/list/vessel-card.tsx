import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { boatTypeLabels } from '../../../../domain/boat/boat-type-labels.ts';
import { OfferCard } from '../../../../domain/host-offer/list/offer-card.tsx';

interface VesselCardProps {
  vessel: BoatSummary;
  aboveFold: boolean;
  isTarget: boolean;
  status: ReactNode;
  actions: ReactNode;
}

/** A vessel of the fleet. */
export function VesselCard({ vessel, ...rest }: VesselCardProps) {
  const { i18n } = useLingui();
  const { id, name, type, brandModel, capacity, buildYear, imageUrl } = vessel;
  return (
    <OfferCard
      id={`boat-${id}`}
      name={name}
      imageUrl={imageUrl}
      facts={
        <>
          <span>
            {i18n._(boatTypeLabels[type])} ·{' '}
            {brandModel ?? <Trans context="brand and model">Not stated</Trans>}
          </span>
          <span>
            <Plural value={capacity} one="# person" other="# people" /> ·{' '}
            <Trans>built in {buildYear}</Trans>
          </span>
        </>
      }
      edit={{
        to: '/captain/vessels/$boatId/$tab',
        params: { boatId: String(id), tab: 'details' },
      }}
      preview={{ to: '/boats/$boatId', params: { boatId: String(id) } }}
      {...rest}
    />
  );
}

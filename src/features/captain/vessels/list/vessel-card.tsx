import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { boatTypeLabels } from '../../../../domain/boat/boat-type-labels.ts';
import { OfferCard } from '../../../../domain/host-offer/list/offer-card.tsx';
import { EditWords, PreviewWords } from '../../../../domain/host-offer/list/offer-card-words.tsx';
import { button } from '../../../../ui/actions/button/button.css.ts';

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
      ways={
        <>
          <Link
            to="/captain/vessels/$boatId/$tab"
            params={{ boatId: String(id), tab: 'details' }}
            className={button({ variant: 'secondary', size: 'small' })}
          >
            <EditWords name={name} />
          </Link>
          <Link
            to="/boats/$boatId"
            params={{ boatId: String(id) }}
            target="_blank"
            className={button({ variant: 'text', size: 'small' })}
          >
            <PreviewWords name={name} />
          </Link>
        </>
      }
      {...rest}
    />
  );
}

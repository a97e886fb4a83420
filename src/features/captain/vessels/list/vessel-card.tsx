import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { uploadUrl } from '../../../../api/upload-path.ts';
import { boatTypeLabels } from '../../../../domain/boat/boat-type-labels.ts';
import { DecorativePicture } from '../../../../domain/picture/decorative-picture.tsx';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { DawnScene } from '../../../../ui/page/dawn-scene/dawn-scene.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import * as styles from './vessel-card.css.ts';

interface VesselCardProps {
  vessel: BoatSummary;
  /** Whether its picture is above the fold. */
  aboveFold: boolean;
  /** Whether a link has led to it. */
  isTarget: boolean;
  /** Its status, to be pressed. */
  status: ReactNode;
  /** What is done to it now and then: duplicate, delete. */
  actions: ReactNode;
}

/** A vessel of the fleet: what it is, whether guests see it, and what its captain does with it. */
export function VesselCard({ vessel, aboveFold, isTarget, status, actions }: VesselCardProps) {
  const { i18n } = useLingui();
  const { id, name, type, brandModel, capacity, buildYear, imageUrl } = vessel;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isTarget) card.current?.scrollIntoView({ block: 'start' });
  }, [isTarget]);
  return (
    <article ref={card} id={`boat-${id}`} className={styles.card}>
      <div className={styles.picture}>
        {imageUrl === null ? (
          <DawnScene />
        ) : (
          <DecorativePicture
            src={uploadUrl(imageUrl)}
            fallback={<DawnScene />}
            aboveFold={aboveFold}
          />
        )}
      </div>
      <div className={styles.texts}>
        <h2 className={styles.name}>{name}</h2>
        <div className={styles.status}>{status}</div>
        <p className={styles.facts}>
          <span>
            {i18n._(boatTypeLabels[type])} ·{' '}
            {brandModel ?? <Trans context="brand and model">Not stated</Trans>}
          </span>
          <span>
            <Plural value={capacity} one="# person" other="# people" /> ·{' '}
            <Trans>built in {buildYear}</Trans>
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <Link
          to="/captain/vessels/$boatId/$tab"
          params={{ boatId: String(id), tab: 'details' }}
          className={button({ variant: 'secondary', size: 'small' })}
        >
          <Trans>Edit</Trans>
          <span className={visuallyHidden}> {name}</span>
        </Link>
        <Link
          to="/boats/$boatId"
          params={{ boatId: String(id) }}
          target="_blank"
          className={button({ variant: 'text', size: 'small' })}
        >
          <Trans>Preview</Trans>
          <ExternalLink aria-hidden="true" size={16} strokeWidth={1.75} />
          <span className={visuallyHidden}>
            {' '}
            {name} <Trans>(opens in a new tab)</Trans>
          </span>
        </Link>
        <div className={styles.rare}>{actions}</div>
      </div>
    </article>
  );
}

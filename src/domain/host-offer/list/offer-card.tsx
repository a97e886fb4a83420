import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { uploadUrl } from '../../../api/upload-path.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { DawnScene } from '../../../ui/page/dawn-scene/dawn-scene.tsx';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import { DecorativePicture } from '../../picture/decorative-picture.tsx';
import { useTarget } from '../../target/use-target.ts';
import * as styles from './offer-card.css.ts';

interface OfferCardProps {
  /** The hash of a link to it. */
  id: string;
  name: string;
  imageUrl: string | null;
  /** Whether its picture is above the fold. */
  aboveFold: boolean;
  /** Whether a link has led to it. */
  isTarget: boolean;
  /** Its status, to be pressed. */
  status: ReactNode;
  /** What it is, a `<span>` for each line. */
  facts: ReactNode;
  /** The way to its form. */
  edit: LinkProps;
  /** The way to what guests see of it, which opens beside this page. */
  preview: LinkProps;
  /** What is done to it now and then: duplicate, delete. */
  actions: ReactNode;
}

/** A boat or tour in its host's own list: what it is, whether guests see it, and what its host does with it. */
export function OfferCard(props: OfferCardProps) {
  const { id, name, imageUrl, aboveFold, isTarget, status, facts, edit, preview, actions } = props;
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isMarked = useTarget(isTarget, card, heading);
  return (
    <article ref={card} id={id} className={styles.card} data-marked={isMarked || undefined}>
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
        <h2 ref={heading} tabIndex={isTarget ? -1 : undefined} className={styles.name}>
          {name}
        </h2>
        <div className={styles.status}>{status}</div>
        <p className={styles.facts}>{facts}</p>
      </div>
      <div className={styles.actions}>
        <Link {...edit} className={button({ variant: 'secondary', size: 'small' })}>
          <Trans>Edit</Trans>
          <span className={visuallyHidden}> {name}</span>
        </Link>
        <Link {...preview} target="_blank" className={button({ variant: 'text', size: 'small' })}>
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

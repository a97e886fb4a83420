import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { uploadUrl } from '../../../../api/upload-path.ts';
import { BoatFacts } from '../../../../domain/boat/boat-card.tsx';
import { headlinePrice } from '../../../../domain/boat/headline-price.ts';
import { cardLink } from '../../../../ui/content/card/card.css.ts';
import { Price } from '../../../../ui/content/price/price.tsx';
import { Rating } from '../../../../ui/content/rating/rating.tsx';
import { useTrip } from '../use-listing.ts';
import * as styles from './map-card.css.ts';

interface MapCardProps {
  boat: BoatSummary;
  onClose: () => void;
}

/** The boat whose pin was pressed, at the foot of the map; it leads to the boat's page. */
export function MapCard({ boat, onClose }: MapCardProps) {
  const { t } = useLingui();
  const trip = useTrip();
  const { name } = boat;
  return (
    <section className={styles.card} aria-label={name}>
      {boat.imageUrl && (
        <img
          className={styles.picture}
          src={uploadUrl(boat.imageUrl)}
          alt=""
          width={120}
          height={90}
        />
      )}
      <div className={styles.texts}>
        <p className={styles.line}>
          <Link
            to="/boats/$boatId"
            params={{ boatId: String(boat.id) }}
            search={trip}
            className={`${cardLink} ${styles.name}`}
          >
            {name}
          </Link>
        </p>
        <p className={styles.facts}>
          <BoatFacts boat={boat} />
        </p>
        <p className={styles.line}>
          <Price {...headlinePrice(boat)} />
          {boat.rating !== null && <Rating value={boat.rating} count={boat.reviewCount} />}
        </p>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t`Close ${name}`}
        onClick={onClose}
      >
        <X aria-hidden="true" size={18} strokeWidth={2} />
      </button>
    </section>
  );
}

import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { uploadUrl } from '../../api/upload-path.ts';
import { cardLink } from '../../ui/content/card/card.css.ts';
import { Rating } from '../../ui/content/rating/rating.tsx';
import * as styles from './map-card.css.ts';

interface MapCardProps {
  offer: { name: string; imageUrl: string | null; rating: number | null; reviewCount: number };
  /** Its name as a link to its page. */
  link: (className: string) => ReactNode;
  facts: ReactNode;
  price: ReactNode;
  onClose: () => void;
}

/** The offer whose pin was pressed, at the foot of the map; it leads to its page. */
export function MapCard({ offer, link, facts, price, onClose }: MapCardProps) {
  const { t } = useLingui();
  const { name, imageUrl, rating, reviewCount } = offer;
  return (
    <section className={styles.card} aria-label={name}>
      {imageUrl && (
        <img className={styles.picture} src={uploadUrl(imageUrl)} alt="" width={120} height={90} />
      )}
      <div className={styles.texts}>
        <p className={styles.line}>{link(`${cardLink} ${styles.name}`)}</p>
        <p className={styles.facts}>{facts}</p>
        <p className={styles.line}>
          {price}
          {rating !== null && <Rating value={rating} count={reviewCount} />}
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

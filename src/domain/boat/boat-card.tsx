import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Sailboat } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BoatSummary } from '../../api/contract/types.ts';
import { uploadUrl } from '../../api/upload-path.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Badge } from '../../ui/content/badge/badge.tsx';
import { cardLink } from '../../ui/content/card/card.css.ts';
import { Card } from '../../ui/content/card/card.tsx';
import { Price } from '../../ui/content/price/price.tsx';
import { Rating } from '../../ui/content/rating/rating.tsx';
import { FavouriteButton } from '../offer/favourite-button.tsx';
import { DecorativePicture } from '../picture/decorative-picture.tsx';
import type { TripSearch } from '../trip/trip-search.ts';
import * as styles from './boat-card.css.ts';
import { boatTypeLabels } from './boat-type-labels.ts';
import { headlinePrice } from './headline-price.ts';

interface BoatCardProps {
  boat: BoatSummary;
  /** Days and people chosen already; they go along to its page. */
  trip?: Partial<TripSearch> | undefined;
  /** Whether the picture is above the fold; the others wait until they nearly are. */
  aboveFold?: boolean;
  /** Stands out, as its pin on the map does. */
  highlighted?: boolean;
  onHighlight?: ((id: number | undefined) => void) | undefined;
  /** On the picture, at its lower end. */
  action?: ReactNode;
  /** Heading level in its page. */
  level?: 2 | 3;
}

/** A boat of a list; the whole card leads to its page, the heart on it keeps it. */
export function BoatCard(props: BoatCardProps) {
  const { boat, trip, aboveFold = false, highlighted = false, onHighlight, action, level } = props;
  const { id, name } = boat;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tells the map where somebody looks
    <div
      className={styles.card}
      data-highlighted={highlighted || undefined}
      onPointerEnter={
        onHighlight && (({ pointerType }) => pointerType === 'mouse' && onHighlight(id))
      }
      onPointerLeave={
        onHighlight && (({ pointerType }) => pointerType === 'mouse' && onHighlight(undefined))
      }
      onFocus={onHighlight && (() => onHighlight(id))}
      onBlur={onHighlight && (() => onHighlight(undefined))}
    >
      <Card
        level={level}
        picture={<Picture path={boat.imageUrl} aboveFold={aboveFold} />}
        title={
          <Link
            to="/boats/$boatId"
            params={{ boatId: String(id) }}
            search={trip ?? {}}
            className={cardLink}
          >
            {name}
          </Link>
        }
        aside={
          boat.rating === null ? (
            <span className={styles.unrated}>
              <Trans>New</Trans>
            </span>
          ) : (
            <Rating value={boat.rating} count={boat.reviewCount} />
          )
        }
        facts={<BoatFacts boat={boat} />}
        price={
          <span data-fact="price">
            <Price {...headlinePrice(boat)} />
          </span>
        }
        badge={
          boat.isInstantConfirmation && (
            <Badge tone="instant">
              <Trans>Instant confirmation</Trans>
            </Badge>
          )
        }
      />
      <div className={styles.onPicture}>
        <div className={styles.heart}>
          <FavouriteButton kind="boat" id={id} name={name} />
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}

/** `Yat, 24 m · Göcek · 12 kişi`; each fact can be read by its name, `data-fact`. */
export function BoatFacts({ boat }: { boat: BoatSummary }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const type = i18n._(boatTypeLabels[boat.type]);
  const metres =
    boat.length === null ? '' : format.number(boat.length, { style: 'unit', unit: 'meter' });
  return (
    <>
      <span data-fact="type">{type}</span>
      {metres && `, ${metres}`} · <span data-fact="place">{boat.location}</span> ·{' '}
      <span data-fact="guests">
        <Plural value={boat.capacity} one="# guest" other="# guests" />
      </span>
    </>
  );
}

function Picture({ path, aboveFold }: { path: string | null; aboveFold: boolean }) {
  const noPicture = (
    <div className={styles.noPicture}>
      <Sailboat aria-hidden="true" size={56} strokeWidth={1} />
    </div>
  );
  if (path === null) return noPicture;
  return <DecorativePicture src={uploadUrl(path)} fallback={noPicture} aboveFold={aboveFold} />;
}

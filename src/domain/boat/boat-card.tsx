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
import * as offerCard from '../offer/offer-card.css.ts';
import { OfferCard } from '../offer/offer-card.tsx';
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
  /** Whether its pictures can be leafed through; not where cards are pushed sideways themselves. */
  hasGallery?: boolean;
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
  const { boat, trip = {}, aboveFold = false, hasGallery = false } = props;
  const { highlighted = false, onHighlight, action, level } = props;
  const { id, name } = boat;
  const boatPage = { to: '/boats/$boatId', params: { boatId: String(id) }, search: trip } as const;
  return (
    <OfferCard
      kind="boat"
      id={id}
      name={name}
      paths={hasGallery ? boat.imageUrls : undefined}
      link={(link) => <Link {...link} {...boatPage} />}
      highlighted={highlighted}
      onHighlight={onHighlight}
      onPicture={action && <div className={offerCard.action}>{action}</div>}
    >
      <Card
        level={level}
        picture={<Picture path={boat.imageUrl} aboveFold={aboveFold} />}
        title={
          <Link {...boatPage} className={cardLink}>
            {name}
          </Link>
        }
        aside={
          boat.rating === null ? (
            <span className={offerCard.unrated}>
              <Trans>New</Trans>
            </span>
          ) : (
            <Rating value={boat.rating} count={boat.reviewCount} />
          )
        }
        facts={<BoatFacts boat={boat} />}
        price={
          <span data-fact="price">
            <Price {...headlinePrice(boat, trip)} />
          </span>
        }
        badge={
          boat.isInstantConfirmation && (
            <Badge tone="instant">
              {boat.periodPrice === undefined ? (
                // No days were asked for: what holds of most of them is no promise for each.
                <Trans>Instant on most days</Trans>
              ) : (
                <Trans>Instant confirmation</Trans>
              )}
            </Badge>
          )
        }
      />
    </OfferCard>
  );
}

/** `Yat, 24 m · Göcek · 12 kişi · 6 kabin`; each fact can be read by its name, `data-fact`. */
export function BoatFacts({ boat }: { boat: BoatSummary }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const type = i18n._(boatTypeLabels[boat.type]);
  const metres =
    boat.length === null ? '' : format.number(boat.length, { style: 'unit', unit: 'meter' });
  return (
    <>
      <span data-fact="type">{type}</span>
      {metres && `, ${metres}`} ·&nbsp;<span data-fact="place">{boat.location}</span> ·&nbsp;
      <span data-fact="guests">
        <Plural value={boat.capacity} one="# guest" other="# guests" />
      </span>
      {boat.cabins ? (
        <>
          {' ·\u00a0'}
          <span data-fact="cabins">
            <Plural value={boat.cabins} one="# cabin" other="# cabins" />
          </span>
        </>
      ) : null}
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

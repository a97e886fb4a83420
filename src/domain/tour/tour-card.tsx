import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { TourDateOfTour, TourSummary } from '../../api/contract/types.ts';
import { uploadUrl } from '../../api/upload-path.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { instantNow } from '../../lib/now.ts';
import { cardLink } from '../../ui/content/card/card.css.ts';
import { Card } from '../../ui/content/card/card.tsx';
import { Rating } from '../../ui/content/rating/rating.tsx';
import { DawnScene } from '../../ui/page/dawn-scene/dawn-scene.tsx';
import * as offerCard from '../offer/offer-card.css.ts';
import { OfferCard } from '../offer/offer-card.tsx';
import { DecorativePicture } from '../picture/decorative-picture.tsx';
import { DurationText } from './duration-text.tsx';
import { nextDate } from './open-dates.ts';
import * as styles from './tour-card.css.ts';
import { priceOn, TourPrice } from './tour-price.tsx';
import type { TourSearch } from './tour-search.ts';
import { tourTypeLabels } from './tour-type-labels.ts';

interface TourCardProps {
  tour: TourSummary;
  /** A date and people chosen already; they go along to its page. */
  chosen?: TourSearch | undefined;
  /** The first date as it was asked for; the next open one where nothing was. */
  next?: TourDateOfTour | undefined;
  /** Whether the picture is above the fold; the others wait until they nearly are. */
  aboveFold?: boolean;
  /** Whether its pictures can be leafed through; not where cards are pushed sideways themselves. */
  hasGallery?: boolean;
  /** Stands out, as its pin on the map does. */
  highlighted?: boolean;
  onHighlight?: ((id: number | undefined) => void) | undefined;
  /** Heading level in its page. */
  level?: 2 | 3;
}

/** A tour of a list; the whole card leads to its page, the heart on it keeps it. */
export function TourCard(props: TourCardProps) {
  const { tour, chosen = {}, aboveFold = false, hasGallery = false } = props;
  const { highlighted = false, onHighlight, level } = props;
  const { i18n } = useLingui();
  const next = props.next ?? nextDate(tour, instantNow());
  const { id, name, tourType, rating, reviewCount, imageUrl } = tour;
  const tourPage = {
    to: '/tours/$tourId',
    params: { tourId: String(id) },
    search: chosen,
  } as const;
  return (
    <OfferCard
      kind="tour"
      id={id}
      name={name}
      paths={hasGallery ? tour.imageUrls : undefined}
      link={(link) => <Link {...link} {...tourPage} />}
      highlighted={highlighted}
      onHighlight={onHighlight}
      onPicture={
        tourType !== null && <span className={styles.kind}>{i18n._(tourTypeLabels[tourType])}</span>
      }
    >
      <Card
        level={level}
        picture={
          imageUrl === null ? (
            <DawnScene />
          ) : (
            <DecorativePicture
              src={uploadUrl(imageUrl)}
              fallback={<DawnScene />}
              aboveFold={aboveFold}
            />
          )
        }
        title={
          <Link {...tourPage} className={cardLink}>
            {name}
          </Link>
        }
        aside={
          rating === null ? (
            <span className={offerCard.unrated}>
              <Trans>New</Trans>
            </span>
          ) : (
            <Rating value={rating} count={reviewCount} />
          )
        }
        facts={<TourFacts tour={tour} />}
        price={<TourPrice lira={priceOn(tour, next)} guests={chosen.guests} />}
        badge={
          <span className={styles.next}>
            <NextDate start={next?.startDate} />
          </span>
        }
      />
    </OfferCard>
  );
}

/** `Göcek · 8 saat · 10 kişi`. */
export function TourFacts({ tour }: { tour: TourSummary }) {
  return (
    <>
      {tour.location} ·&nbsp;
      <DurationText {...tour.duration} /> ·&nbsp;
      <Plural value={tour.capacity} one="# guest" other="# guests" />
    </>
  );
}

function NextDate({ start }: { start: string | undefined }) {
  const format = useFormat();
  return start === undefined ? <Trans>No open date yet</Trans> : format.date(start, 'short');
}

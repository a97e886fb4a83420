import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Tour } from '../../../api/contract/types.ts';
import { RatingLink } from '../../../domain/offer/sections/rating-link.tsx';
import { SectionLink } from '../../../domain/offer/sections/section-link.tsx';
import { PersonPicture } from '../../../domain/person/person-picture.tsx';
import { useLanguageNames } from '../../../domain/text-language/use-language-names.ts';
import { WrittenIn } from '../../../domain/text-language/written-in.tsx';
import { tourTypeLabels } from '../../../domain/tour/tour-type-labels.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { type Figure, Figures } from '../../../ui/charts/figures/figures.tsx';
import { ExpandableText } from '../../../ui/content/expandable-text/expandable-text.tsx';
import { Rating } from '../../../ui/content/rating/rating.tsx';
import * as styles from './tour-page.css.ts';

interface TourIntroProps {
  tour: Tour;
  /** Its name is the heading of a page with its reviews, or of a part of one. */
  level?: 1 | 2;
}

/** What a tour is: its name, kind, place and rating, its measures, its story. */
export function TourIntro({ tour, level = 1 }: TourIntroProps) {
  const { i18n } = useLingui();
  const { name, location, tourType, rating, reviewCount, description, fullDescription } = tour;
  const { guideName } = tour;
  const figures = useTourFigures(tour);
  // The preview of a tour that is being written has neither at first.
  const known = [tourType && i18n._(tourTypeLabels[tourType]), location].filter(Boolean);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.intro}>
      <header>
        <Heading className={styles.title}>{name}</Heading>
        <p className={styles.facts}>
          {known.join(' ·\u00a0')} ·&nbsp;
          {level === 2 && rating !== null ? (
            <Rating value={rating} count={reviewCount} />
          ) : (
            <RatingLink rating={rating} reviewCount={reviewCount} />
          )}
        </p>
      </header>
      {guideName && <GuidedBy tour={tour} isLink={level === 1} />}
      {figures.length > 0 && <Figures items={figures} />}
      {description && <p className={styles.lead}>{description}</p>}
      {fullDescription && (
        <div className={styles.text}>
          <ExpandableText lines={8}>{fullDescription}</ExpandableText>
        </div>
      )}
      <WrittenIn language={tour.textLanguage} />
    </div>
  );
}

/** Who guides it; from here it goes to more about them. */
function GuidedBy({ tour: { guideId, guideName }, isLink }: { tour: Tour; isLink: boolean }) {
  const words = (
    <>
      <PersonPicture id={guideId} name={guideName} isHost />
      <span>
        <Trans>Your guide: {guideName}</Trans>
      </span>
    </>
  );
  if (!isLink) return <p className={styles.guidedBy}>{words}</p>;
  return (
    <SectionLink section="guide" className={styles.guidedBy}>
      {words}
    </SectionLink>
  );
}

function useTourFigures({ duration, capacity, languages }: Tour): Figure[] {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useLanguageNames();
  const hours = duration.hours + duration.minutes / 60;
  const figures: Figure[] = [];
  // The preview of a tour that is being written knows none of them at first.
  if (hours > 0) {
    const value = <Plural value={hours} one="# hour" other="# hours" />;
    figures.push({ id: 'duration', label: t`duration`, value });
  }
  if (capacity > 0) {
    figures.push({ id: 'group', label: t`guests at most`, value: format.number(capacity) });
  }
  if (languages.length > 0) {
    const value = languages.map(nameOf).join(', ');
    figures.push({ id: 'languages', label: t`languages`, value });
  }
  return figures;
}

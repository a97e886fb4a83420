import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Tour } from '../../../api/contract/types.ts';
import { tourTypeLabels } from '../../../domain/tour/tour-type-labels.ts';
import { regionTags } from '../../../i18n/locale.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { type Figure, Figures } from '../../../ui/charts/figures/figures.tsx';
import { ExpandableText } from '../../../ui/content/expandable-text/expandable-text.tsx';
import { Rating } from '../../../ui/content/rating/rating.tsx';
import * as styles from './tour-page.css.ts';

/** `Türkçe, İngilizce`: what is spoken on a tour, in the reader's language. */
function useLanguageNames(codes: readonly string[]): string {
  const tag = regionTags[useFormat().locale];
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  return codes.map((code) => names.of(code) ?? code).join(', ');
}

/** What a tour is: its name, kind, place and rating, its measures, its story. */
export function TourIntro({ tour }: { tour: Tour }) {
  const { i18n } = useLingui();
  const { name, location, tourType, rating, reviewCount, description, fullDescription } = tour;
  const figures = useTourFigures(tour);
  return (
    <div className={styles.intro}>
      <header>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.facts}>
          {tourType !== null && `${i18n._(tourTypeLabels[tourType])} · `}
          {location}
          {' · '}
          {rating === null ? (
            <Trans>no reviews yet</Trans>
          ) : (
            <a href="#reviews">
              <Rating value={rating} count={reviewCount} />
            </a>
          )}
        </p>
      </header>
      <Figures items={figures} />
      {description && <p className={styles.lead}>{description}</p>}
      {fullDescription && (
        <div className={styles.text}>
          <ExpandableText lines={8}>{fullDescription}</ExpandableText>
        </div>
      )}
    </div>
  );
}

function useTourFigures({ duration, capacity, languages }: Tour): Figure[] {
  const { t } = useLingui();
  const format = useFormat();
  const names = useLanguageNames(languages);
  const hours = duration.hours + duration.minutes / 60;
  return [
    {
      id: 'duration',
      label: t`duration`,
      value: <Plural value={hours} one="# hour" other="# hours" />,
    },
    { id: 'group', label: t`guests at most`, value: format.number(capacity) },
    { id: 'languages', label: t`languages`, value: names },
  ];
}

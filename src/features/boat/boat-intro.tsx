import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import type { Boat } from '../../api/types.ts';
import { boatTypeLabels } from '../../i18n/boat-labels.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { ExpandableText } from '../../ui/expandable-text/expandable-text.tsx';
import { Figures } from '../../ui/figures/figures.tsx';
import { visuallyHidden } from '../../ui/theme/global.css.ts';
import { BoatBadges } from './boat-badges.tsx';
import * as styles from './boat-intro.css.ts';
import { SectionLink } from './section-link.tsx';
import { useBoatFigures } from './use-boat-figures.ts';

/** What a boat is: its name, its kind, place, rating and captain, its measures, its story. */
export function BoatIntro({ boat }: { boat: Boat }) {
  const { i18n } = useLingui();
  const figures = useBoatFigures(boat);
  const { description, ownerName, organizationTypes = [], shortDescription } = boat;
  return (
    <div className={styles.intro}>
      <header>
        <h1 className={styles.title}>{boat.name}</h1>
        <p className={styles.facts}>
          <span className={styles.fact}>{i18n._(boatTypeLabels[boat.type])}</span>
          <span className={styles.fact}>{boat.location}</span>
          <span className={styles.fact}>
            <BoatRating boat={boat} />
          </span>
          <span className={styles.fact}>
            <Trans>Captain {ownerName}</Trans>
          </span>
        </p>
      </header>
      <BoatBadges boat={boat} />
      <Figures items={figures} />
      {shortDescription && <p className={styles.lead}>{shortDescription}</p>}
      {description && (
        <div className={styles.description}>
          <ExpandableText lines={6}>{description}</ExpandableText>
        </div>
      )}
      {organizationTypes.length > 0 && (
        <ul className={styles.badges}>
          {organizationTypes.map((occasion) => (
            <li key={occasion}>
              <Badge>{occasion}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function BoatRating({ boat: { rating, reviewCount } }: { boat: Boat }) {
  const format = useFormat();
  if (rating === null) return <Trans>no reviews yet</Trans>;
  const figure = format.rating(rating);
  return (
    <SectionLink section="reviews" className={styles.rating}>
      <Star className={styles.star} aria-hidden="true" size={17} fill="currentColor" />
      <span aria-hidden="true" className={styles.average}>
        {figure}
      </span>
      <span className={visuallyHidden}>
        <Trans>{figure} out of 5</Trans>,
      </span>
      <span className={styles.count}>
        <Plural value={reviewCount} one="# review" other="# reviews" />
      </span>
    </SectionLink>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { Boat } from '../../../../api/contract/types.ts';
import { boatTypeLabels } from '../../../../domain/boat/boat-type-labels.ts';
import { everyOccasionLabel } from '../../../../domain/boat/every-occasion-label.ts';
import { hostRole } from '../../../../domain/boat/host-role.ts';
import { RatingLink } from '../../../../domain/offer/sections/rating-link.tsx';
import { WrittenIn } from '../../../../domain/text-language/written-in.tsx';
import { Figures } from '../../../../ui/charts/figures/figures.tsx';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import { fact } from '../../../../ui/content/dotted/dotted.css.ts';
import { ExpandableText } from '../../../../ui/content/expandable-text/expandable-text.tsx';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import { useBoatFigures } from '../captain/use-boat-figures.ts';
import { BoatBadges } from './boat-badges.tsx';
import * as styles from './boat-intro.css.ts';

interface BoatIntroProps {
  boat: Boat;
  /** A trip is chosen: how that is confirmed is said where it is booked, and nowhere else. */
  isDecided: boolean;
}

/** What a boat is: its name, its kind, place, rating and captain, its measures, its story. */
export function BoatIntro({ boat, isDecided }: BoatIntroProps) {
  const { i18n } = useLingui();
  const figures = useBoatFigures(boat);
  const isPhone = useMedia(media.phone);
  const { description, ownerName, organizationTypes = [], shortDescription, textLanguage } = boat;
  return (
    <div className={styles.intro}>
      <header>
        <h1 className={styles.title}>{boat.name}</h1>
        <p className={styles.facts}>
          <span className={fact}>{i18n._(boatTypeLabels[boat.type])}</span>
          <span className={fact}>{boat.location}</span>
          <span className={fact}>
            <RatingLink {...boat} />
          </span>
          <span className={fact}>
            {hostRole(boat) === 'captain' ? (
              <Trans>Captain {ownerName}</Trans>
            ) : (
              <Trans>Owner {ownerName}</Trans>
            )}
          </span>
        </p>
      </header>
      <BoatBadges boat={boat} withConfirmation={!isDecided} />
      <Figures items={figures} />
      <div className={styles.words}>
        {shortDescription && !isPhone && (
          <p className={styles.lead} lang={textLanguage}>
            {shortDescription}
          </p>
        )}
        {(description || (isPhone && shortDescription)) && (
          <div className={styles.description} lang={textLanguage}>
            <ExpandableText lines={isPhone ? 3 : 6}>
              {isPhone ? [shortDescription, description].filter(Boolean).join(' ') : description}
            </ExpandableText>
          </div>
        )}
        <WrittenIn language={textLanguage} />
      </div>
      {organizationTypes.length > 0 && (
        <ul className={styles.badges}>
          {organizationTypes.map((occasion) => {
            const label = everyOccasionLabel(occasion);
            return (
              <li key={occasion} lang={label ? undefined : textLanguage}>
                <Badge>{label ? i18n._(label) : occasion}</Badge>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

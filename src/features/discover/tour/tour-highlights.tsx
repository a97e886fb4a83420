import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Tour } from '../../../api/contract/types.ts';
import { Badge } from '../../../ui/content/badge/badge.tsx';
import * as styles from './tour-page.css.ts';

/** What guides can say of a tour with one press. */
const featureLabels: Record<string, MessageDescriptor> = {
  SWIMMING: msg`Swimming`,
  SNORKELING: msg`Snorkelling`,
  FISHING: msg`Fishing`,
  PHOTOGRAPHY: msg`Taking photos`,
  LOCAL_CUISINE: msg`Local food`,
  SUNSET_TOUR: msg`Sunset`,
  FAMILY_FRIENDLY: msg`Good for families`,
  ROMANTIC: msg`Romantic`,
  ADVENTURE: msg`Adventure`,
  RELAXATION: msg`Relaxing`,
  SMALL_GROUP: msg`Small group`,
};

/** What a guide has written by themselves, as people read it. */
function ownWords(feature: string): string {
  const text = feature.replaceAll('_', ' ').toLocaleLowerCase('tr');
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
}

/** The best of a tour, and what kind of day it is. */
export function TourHighlights({ tour: { highlights, features } }: { tour: Tour }) {
  const { i18n } = useLingui();
  return (
    <>
      {highlights.length > 0 && (
        <ul className={styles.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight} className={styles.highlight}>
              <span className={styles.sun} />
              {highlight}
            </li>
          ))}
        </ul>
      )}
      {features.length > 0 && (
        <ul className={styles.badges}>
          {features.map((feature) => {
            const label = featureLabels[feature];
            return (
              <li key={feature}>
                <Badge>{label ? i18n._(label) : ownWords(feature)}</Badge>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Tour } from '../../../api/contract/types.ts';
import { tourFeatureText } from '../../../domain/tour/tour-feature-labels.ts';
import { Badge } from '../../../ui/content/badge/badge.tsx';
import * as styles from './tour-page.css.ts';

/** Whether the guide has said any of it. */
export function hasHighlights({ highlights, features }: Tour): boolean {
  return highlights.length > 0 || features.length > 0;
}

/** The best of a tour, and what kind of day it is. */
export function TourHighlights({ tour: { highlights, features, textLanguage } }: { tour: Tour }) {
  const { i18n } = useLingui();
  return (
    <>
      {highlights.length > 0 && (
        <ul className={styles.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight} className={styles.highlight}>
              <span className={styles.sun} />
              <span lang={textLanguage}>{highlight}</span>
            </li>
          ))}
        </ul>
      )}
      {features.length > 0 && (
        <ul className={styles.badges}>
          {features.map((feature) => (
            <li key={feature}>
              <Badge>{tourFeatureText(feature, (label) => i18n._(label))}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

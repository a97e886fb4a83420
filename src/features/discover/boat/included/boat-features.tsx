import { useLingui } from '@lingui/react/macro';
import type { Boat } from '../../../../api/contract/types.ts';
import { everyFeatureLabel } from '../../../../domain/boat/every-feature-label.ts';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import * as styles from './boat-features.css.ts';

/** What is on board. Nothing when nothing is named. What has no name of ours stands as its owner wrote it. */
export function BoatFeatures({ features, textLanguage }: Pick<Boat, 'features' | 'textLanguage'>) {
  const { i18n, t } = useLingui();
  const isPhone = useMedia(media.phone);
  if (features.length === 0) return null;
  const named = features.map(({ id, featureName }) => ({
    id,
    featureName,
    ...everyFeatureLabel(featureName),
  }));
  return (
    <ul
      className={styles.features}
      aria-label={t({ message: 'On board', context: 'what a boat has' })}
      // What scrolls must be reachable by keyboard.
      tabIndex={isPhone ? 0 : undefined}
    >
      {named.map(({ id, featureName, name, icon: Icon }) => (
        <li key={id} className={styles.feature} lang={name ? undefined : textLanguage}>
          <Icon className={styles.icon} aria-hidden="true" size={20} strokeWidth={1.75} />
          {name ? i18n._(name) : featureName}
        </li>
      ))}
    </ul>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Boat } from '../../../../api/contract/types.ts';
import { featureLabel } from '../../../../domain/boat/feature-labels.ts';
import * as styles from './boat-features.css.ts';

/** What is on board. Nothing when nothing is named. */
export function BoatFeatures({ features }: Pick<Boat, 'features'>) {
  const { i18n } = useLingui();
  if (features.length === 0) return null;
  return (
    <ul className={styles.features}>
      {features.map(({ id, featureName }) => {
        const { name, icon: Icon } = featureLabel(featureName);
        return (
          <li key={id} className={styles.feature}>
            <Icon className={styles.icon} aria-hidden="true" size={20} strokeWidth={1.75} />
            {name ? i18n._(name) : featureName}
          </li>
        );
      })}
    </ul>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Boat } from '../../../../api/contract/types.ts';
import * as styles from './boat-terms.css.ts';
import { ruleLabels } from './rule-labels.ts';

interface BoatRulesProps {
  rules: NonNullable<Boat['rules']>;
  /** What its owner wrote in, ISO 639-1, where it is known. */
  language: string | undefined;
}

/** What may be done on board, and what may not; further rules in the owner's words. */
export function BoatRules({ rules, language }: BoatRulesProps) {
  const { i18n } = useLingui();
  const looks = ruleLabels(rules);
  const { additionalRules } = rules;
  return (
    <>
      {looks.length > 0 && (
        <ul className={styles.rules}>
          {looks.map(({ label, icon: Icon }) => (
            <li key={label.id} className={styles.rule}>
              <Icon className={styles.ruleIcon} aria-hidden="true" size={20} strokeWidth={1.75} />
              {i18n._(label)}
            </li>
          ))}
        </ul>
      )}
      {additionalRules && (
        <p className={styles.more} lang={language}>
          {additionalRules}
        </p>
      )}
    </>
  );
}

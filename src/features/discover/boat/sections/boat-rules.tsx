import { useLingui } from '@lingui/react/macro';
import type { RuleLabel } from './rule-labels.ts';
import * as styles from './sections.css.ts';

interface BoatRulesProps {
  looks: readonly RuleLabel[];
  /** Further rules in the owner's words. */
  additional: string | null;
}

/** What may be done on board, and what may not. */
export function BoatRules({ looks, additional }: BoatRulesProps) {
  const { i18n } = useLingui();
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
      {additional && <p className={styles.more}>{additional}</p>}
    </>
  );
}

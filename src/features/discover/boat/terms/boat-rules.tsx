import { useLingui } from '@lingui/react/macro';
import { WrittenIn } from '../../../../domain/text-language/written-in.tsx';
import * as styles from './boat-terms.css.ts';
import type { RuleLabel } from './rule-labels.ts';

interface BoatRulesProps {
  looks: readonly RuleLabel[];
  /** Further rules in the owner's words. */
  additional: string | null;
  /** ISO 639-1, where it is known. */
  language: string | undefined;
}

/** What may be done on board, and what may not. */
export function BoatRules({ looks, additional, language }: BoatRulesProps) {
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
      {additional && (
        <p className={styles.more} lang={language}>
          {additional}
        </p>
      )}
      {additional && <WrittenIn language={language} />}
    </>
  );
}

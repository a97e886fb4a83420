import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import * as styles from '../editor.css.ts';

interface PartState {
  /** How many there are of what the part lists; undefined where it lists nothing. */
  count?: number | undefined;
  /** How many fields are wrong. */
  wrong: number;
  isUnsaved: boolean;
  /** Said of what is done: a place is chosen. */
  done?: ReactNode;
}

interface PartLabelProps extends PartState {
  /** From 1. */
  position: number;
  /** Stands in place of the number. */
  sign?: ReactNode;
  children: ReactNode;
}

/** What a part of a form is called, how much it holds, what is wrong there and what is not saved. */
export function PartLabel({
  position,
  sign,
  children,
  count,
  wrong,
  isUnsaved,
  done,
}: PartLabelProps) {
  return (
    <span className={styles.tab}>
      {sign ?? (
        <span className={styles.number} aria-hidden="true">
          {position}
        </span>
      )}
      {children}
      {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
      {done && <span className={styles.count}>{done}</span>}
      {wrong > 0 && (
        <span className={styles.wrong}>
          <span aria-hidden="true">!{wrong}</span>
          <span className={visuallyHidden}>
            <Plural value={wrong} one="# field to correct" other="# fields to correct" />
          </span>
        </span>
      )}
      {isUnsaved && (
        <>
          <span className={styles.unsaved} aria-hidden="true" />
          <span className={visuallyHidden}>
            <Trans>Unsaved changes</Trans>
          </span>
        </>
      )}
    </span>
  );
}

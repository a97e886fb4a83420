import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import * as styles from '../field/field.css.ts';
import type { Adjustment } from './use-typed-number.ts';

/** Says that a number is not the one that was typed. The region stands before, so that it is read out. */
export function FigureNote({ adjustment }: { adjustment: Adjustment | undefined }) {
  return (
    <p className={styles.note} aria-live="polite">
      {adjustment && <Sentence {...adjustment} />}
    </p>
  );
}

function Sentence({ typed, shown, reason }: Adjustment) {
  const format = useFormat();
  const number = format.number(typed, { maximumFractionDigits: 12 });
  const sentences: Record<Adjustment['reason'], ReactNode> = {
    least: (
      <Trans>
        You typed {number}; the least is {shown}.
      </Trans>
    ),
    most: (
      <Trans>
        You typed {number}; the most is {shown}.
      </Trans>
    ),
    rounded: (
      <Trans>
        You typed {number}; it was rounded to {shown}.
      </Trans>
    ),
  };
  return sentences[reason];
}

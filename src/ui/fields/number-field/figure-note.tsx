import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { notifyError } from '../../feedback/toast/notify.ts';
import * as styles from '../field/field.css.ts';
import type { Adjustment } from './use-typed-number.ts';

/** Milliseconds in which nobody has read a sentence yet. */
const UNREAD = 3000;

/**
 * Says that a number is not the one that was typed. The region stands before, so that it is read out. Where the
 * field goes at once, because a press left the number and the page, a toast says it.
 */
export function FigureNote({ adjustment }: { adjustment: Adjustment | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  const since = useRef(0);
  const sentence = adjustment && sentenceOf(adjustment);

  function sentenceOf({ typed, shown, reason }: Adjustment): string {
    const number = format.number(typed, { maximumFractionDigits: 12 });
    if (reason === 'least') return t`You typed ${number}; the least is ${shown}.`;
    if (reason === 'most') return t`You typed ${number}; the most is ${shown}.`;
    return t`You typed ${number}; it was rounded to ${shown}.`;
  }

  useEffect(() => {
    since.current = adjustment ? performance.now() : 0;
  }, [adjustment]);
  const leave = useEffectEvent(() => {
    if (sentence === undefined || performance.now() - since.current > UNREAD) return;
    void notifyError({ title: t`A number was changed`, message: sentence, stays: true });
  });
  useEffect(() => () => leave(), []);

  return (
    <p className={styles.note} aria-live="polite">
      {sentence}
    </p>
  );
}

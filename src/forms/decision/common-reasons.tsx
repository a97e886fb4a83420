import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import * as styles from './decision-dialog.css.ts';
import type { CommonReason } from './decision-props.ts';

interface CommonReasonsProps {
  reasons: readonly CommonReason[];
  /** What is typed so far. */
  reason: string;
  onChange: (reason: string) => void;
  isDisabled: boolean;
}

/** One common reason takes the place of another; what was typed by hand stays, and it goes below. */
function begunFrom(text: string, typed: string, reasons: readonly CommonReason[]): string {
  const isOwn = typed.trim() !== '' && !reasons.some((each) => each.text === typed);
  return isOwn ? `${typed.trimEnd()}\n${text}` : text;
}

/** Reasons that are given often, to begin from: what they say is still to be looked over. */
export function CommonReasons({ reasons, reason, onChange, isDisabled }: CommonReasonsProps) {
  const { t } = useLingui();
  const chips = useRef<HTMLFieldSetElement>(null);

  function begin(text: string) {
    onChange(begunFrom(text, reason, reasons));
    const field = chips.current?.form?.querySelector('textarea');
    if (!field) return;
    field.focus();
    // The text is there with the next frame only; then people go on writing at its end.
    requestAnimationFrame(() => field.setSelectionRange(field.value.length, field.value.length));
  }

  return (
    <fieldset ref={chips} className={styles.common} disabled={isDisabled}>
      <legend className={styles.legend}>{t`Begin from`}</legend>
      <div className={styles.chips}>
        {reasons.map(({ label, text }) => (
          <button key={label} type="button" className={styles.chip} onClick={() => begin(text)}>
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

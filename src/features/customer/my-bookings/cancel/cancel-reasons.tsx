import { useLingui } from '@lingui/react/macro';
import { chip } from '../../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import * as styles from './cancel-reasons.css.ts';
import { withReason } from './with-reason.ts';

interface CancelReasonsProps {
  /** What is written so far. */
  text: string;
  onChange: (text: string) => void;
}

/** Reasons that many have, put into the text by a press; each is as long as the contract asks for. */
export function CancelReasons({ text, onChange }: CancelReasonsProps) {
  const { t } = useLingui();
  const reasons = [
    t`My plans have changed`,
    t`The weather looks bad`,
    t`I found another date`,
    t`One of us has fallen ill`,
  ];
  return (
    <fieldset className={styles.reasons} aria-label={t`Frequent reasons`}>
      {reasons.map((reason) => (
        <button
          key={reason}
          type="button"
          className={chip}
          onClick={() => onChange(withReason(text, reason, reasons))}
        >
          {reason}
        </button>
      ))}
    </fieldset>
  );
}

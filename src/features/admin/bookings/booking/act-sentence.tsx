import { Trans, useLingui } from '@lingui/react/macro';
import { paymentStatusValues } from '../../../../api/contract/contract.ts';
import type { AuditEntry } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { paymentStatusWords } from '../payment-status-words.ts';

/** What an administrator did to a payment, who and when: a sentence of the audit. */
export function ActSentence({ act }: { act: AuditEntry }) {
  const format = useFormat();
  const state = useStateWord();
  const who = act.actor.fullName;
  const when = format.instant(act.createdAt);
  const before = state(act.before);
  const after = state(act.after);
  if (act.act === 'PAYMENT_REFUNDED') {
    return (
      <Trans>
        {who} paid it back on {when}.
      </Trans>
    );
  }
  return (
    <Trans>
      {who} changed it from “{before}” to “{after}” on {when}.
    </Trans>
  );
}

/** The word for what the audit calls a status; anything else stands as it is. */
function useStateWord() {
  const { i18n } = useLingui();
  return (text: string | null) => {
    const status = paymentStatusValues.find((each) => each === text);
    return status ? i18n._(paymentStatusWords[status]) : (text ?? '–');
  };
}

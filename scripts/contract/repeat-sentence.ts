import type { OperationEntry, Repeat } from '../generate/document.ts';

const SENTENCES: Record<Repeat, string> = {
  key: 'with the same `Idempotency-Key` answers the first answer again; without a key it must not be repeated.',
  same: 'does nothing more, and shows the record as it is.',
  gone: 'answers 404 once the record is deleted; take that for done.',
  'signed-out': 'answers 401: the session ended with the record.',
};

/** One sentence for an operation's own description: what `x-repeat` says. Empty for what only reads. */
export function repeatSentence({ operation }: OperationEntry): string {
  const repeat = operation['x-repeat'];
  return repeat ? `**The same request again** ${SENTENCES[repeat]}` : '';
}

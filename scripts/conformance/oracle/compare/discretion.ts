import type { Operation } from '../../contract/contract.ts';
import { isObject } from '../../lib/json.ts';
import type { PairAnswer } from '../pair/pair.ts';
import type { Difference } from './difference.ts';

/** What the contract says of an operation that answers alike whoever is meant, so that nobody learns who is known. */
const DISCREET = /[^.]*\bnothing is told about which\b[^.]*\./iu;

/**
 * Remembers what such operations answer. Where the mock answers in the same words, whoever was named, the service must
 * do so too, but for what the request itself says and for figures, such as the time that is left.
 */
export function createDiscretion(operations: readonly Operation[]) {
  const sentences = new Map(
    operations.flatMap(({ id, description }) => {
      const [sentence] = DISCREET.exec(description) ?? [];
      return sentence === undefined ? [] : [[id, sentence.trim()] as const];
    }),
  );
  const known = new Map<string, string>();
  return {
    compare({ operation, template, service, mock }: PairAnswer): Difference[] {
      const sentence = sentences.get(operation.id);
      if (!sentence || service.status !== mock.status) return [];
      const language = String(template.headers?.['accept-language']);
      const key = `${operation.id} ${mock.status} ${language} ${wordsOf(mock.body, template.body)}`;
      const said = wordsOf(service.body, template.body);
      const before = known.get(key) ?? said;
      known.set(key, before);
      if (before === said) return [];
      return [
        {
          rule: 'value',
          place: 'body',
          service: `${said}, where somebody else was named: ${before}`,
          mock: 'the same for both',
          description: sentence,
          within: operation.id,
        },
      ];
    },
  };
}

/** An answer in words: without the number of the request, what was sent, and figures. */
function wordsOf(answer: unknown, sent: unknown): string {
  const said = JSON.stringify(answer, (name, value: unknown) =>
    name === 'requestId' ? undefined : value,
  );
  const own = isObject(sent)
    ? Object.values(sent).filter((value) => typeof value === 'string')
    : [];
  const texts = own.filter((text) => text.length > 1).sort((a, b) => b.length - a.length);
  let words = (said ?? '').toLowerCase();
  for (const text of texts) words = words.replaceAll(text.toLowerCase(), '');
  return words.replaceAll(/\d+/gu, '');
}

import { textAt } from '../../../lib/json.ts';
import { languageDifferences } from '../../compare/languages.ts';
import type { PairAnswer } from '../../pair/pair.ts';
import type { Stage } from '../../sequence/sequence.ts';
import { isReading } from '../reads/operations.ts';
import type { Setting } from './setting.ts';

/**
 * Asks again in both languages for what a request was answered that changed nothing: a refusal, or a check. Each
 * operation once for each answer that is told apart by its code.
 */
export async function hearInBoth(
  { contract, spoken }: Stage,
  setting: Setting,
  answer: PairAnswer,
) {
  const { operation, template, service, mock } = answer;
  const isHarmless = isReading(operation) || (!mock.ok && !service.ok);
  if (!operation.takesLanguage || !isHarmless) return;
  const { status, body } = mock;
  const kind = `${operation.id} ${status} ${textAt(body, 'code') ?? JSON.stringify(body)}`;
  if (spoken.has(kind)) return;
  spoken.add(kind);
  const { scene, found, log, sent } = setting.sequence;
  const ask = (language: string) => {
    const headers = { ...template.headers, 'accept-language': language };
    return scene.send({ ...template, headers }, 'language');
  };
  const answers = { tr: await ask('tr'), en: await ask('en') };
  for (const difference of languageDifferences(contract, answers, sent.has)) {
    const after = operation.id;
    found.push({
      difference,
      answer: answers.en,
      after,
      probe: undefined,
      mode: 'valid',
      log: [...log],
    });
  }
}

import { isObject, textAt } from '../../../lib/json.ts';
import { languageDifferences } from '../../compare/languages.ts';
import { isDone, type PairAnswer, type SideAnswer } from '../../pair/pair.ts';
import type { Stage } from '../../sequence/sequence.ts';
import { isReading } from '../reads/operations.ts';
import type { Setting } from './setting.ts';

/** How many sorts of answers of one operation are heard in both languages. */
const MOST = 12;

/**
 * Asks again in both languages for what a request was answered that changes nothing: a refusal, a check, or what may be
 * sent again. Each operation once for each answer that is told apart by its code and the fields at fault.
 */
export async function hearInBoth(
  { contract, spoken }: Stage,
  setting: Setting,
  answer: PairAnswer,
) {
  const { operation, template, service, mock } = answer;
  const isRefused = !mock.ok && !service.ok;
  const isHarmless = isReading(operation) || (isDone(answer) && operation.repeat === 'same');
  // Every refusal has words, a success where the operation takes a language.
  if (!isRefused && !(operation.takesLanguage && isHarmless)) return;
  const prefix = `${operation.id} `;
  const isCheck = mock.ok && isReading(operation);
  const kind = prefix + (isCheck ? JSON.stringify(mock.body) : sortOf(mock));
  const known = [...spoken].filter((one) => one.startsWith(prefix));
  if (spoken.has(kind) || known.length >= MOST) return;
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

function sortOf({ status, body }: SideAnswer): string {
  const errors = isObject(body) && Array.isArray(body.errors) ? body.errors : [];
  const fields = errors.map((one) => textAt(one, 'field')?.replaceAll(/\d+/gu, ''));
  return [status, textAt(body, 'code'), ...new Set(fields)].join(' ');
}

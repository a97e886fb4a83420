import { languageDifferences } from '../../compare/languages.ts';
import type { Found } from '../../sequence/found.ts';
import type { Answered } from './access.ts';
import { actorOf, type Case, type Reader } from './reading.ts';

/** Each reading that comes in the language asked for, in both. */
export function languageCases(
  reader: Reader,
  answered: readonly Answered[],
  note: (found: Found, label: string) => void,
): Case[] {
  return answered
    .filter(
      ({ reading: { operation, by }, answer }) =>
        operation.takesLanguage && answer.mock.ok && by?.user.ref.isOurs,
    )
    .map(({ reading }): Case => {
      const label = `${actorOf(reading.by)} ${reading.thing?.label ?? ''} in both languages`;
      return {
        operationId: reading.operation.id,
        label,
        async play() {
          const ask = (language: string) => {
            const headers = { 'accept-language': language };
            return reader.send(reading, { ...reading.template, headers }, label);
          };
          const answers = { tr: await ask('tr'), en: await ask('en') };
          const { contract } = reader.stage;
          for (const difference of languageDifferences(contract, answers, reader.isSent))
            note(foundIn(answers.en, difference), label);
        },
      };
    });
}

const foundIn = (answer: Found['answer'], difference: Found['difference']): Found => ({
  difference,
  answer,
  after: undefined,
  probe: undefined,
  mode: 'valid',
  log: [],
});

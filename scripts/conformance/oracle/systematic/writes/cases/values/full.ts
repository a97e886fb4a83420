import type { FlatSchema } from '../../../../../contract/schemas.ts';
import { textAt } from '../../../../../lib/json.ts';
import { choicesOf } from '../../../../../sweep/cases/values.ts';
import { Unavailable } from '../../../../../sweep/run.ts';
import { isDone, type Template } from '../../../../pair/pair.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { withValue } from '../places.ts';

/** The codes of what there may not be more of. */
const FULL = /^TOO_MANY_(?!REQUESTS$)/u;
/** More than there may be of anything that is made in a moment. */
const MOST = 110;

/** Where there may be so many of something and no more: the last that fits, and the first that does not. */
export function fullCases({ contract, operation }: About): Case[] {
  const { method, answers, body, errorCodes } = operation;
  const isLimited = [...errorCodes.values()].flat().some((code) => FULL.test(code));
  if (method !== 'POST' || !answers.has(201) || !isLimited) return [];
  const { properties } = contract.schemas.flatten(body?.schema ?? {});
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, contract.schemas.flatten(schema)] as const,
  );
  // One call that makes several says nothing of where the limit lies.
  if (fields.length === 0 || fields.some(([, { types }]) => types.includes('array'))) return [];
  return [
    {
      name: 'until-full',
      rank: RANKS.wide,
      mode: 'forbidden',
      async before(situation) {
        const { scene } = situation.setting.sequence;
        for (let made = 0; made < MOST; made += 1) {
          const answer = await scene.send(another(situation, fields, made), 'one more');
          if (isDone(answer)) continue;
          // A difference is found by now; another reason to refuse one says nothing of how many there are.
          if (answer.mock.ok !== answer.service.ok) return;
          if (FULL.test(textAt(answer.mock.body, 'code') ?? '')) return;
          break;
        }
        throw new Unavailable('needs as many as there may be');
      },
      change: (situation) => another(situation, fields, MOST),
    },
  ];
}

/** The request for one more: of the kind of which there may be several, and with words of its own. */
function another(
  situation: Situation,
  fields: readonly (readonly [string, FlatSchema])[],
  number: number,
): Template {
  return fields.reduce((template, [name, schema]) => {
    const choice = choicesOf(schema).at(-1);
    const changed = withValue({ ...situation, template }, [name], (said) => {
      if (choice !== undefined) return said === undefined ? said : choice;
      return isFreeText(schema) && typeof said === 'string' ? `${said} ${number}` : said;
    });
    return changed ?? template;
  }, situation.template);
}

const isFreeText = ({ format, contentEncoding, types }: FlatSchema) =>
  types.includes('string') && format === undefined && contentEncoding === undefined;

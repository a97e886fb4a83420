import { variantOf } from '../../../../contract/schemas.ts';
import { addDays } from '../../../../lib/calendar.ts';
import { isObject } from '../../../../lib/json.ts';
import { type About, type Case, RANKS, type Situation } from './case.ts';
import { beginning, periodOf } from './days.ts';

/** How far from what it is. */
const BY = { right: 0, less: -1, more: 1, 'little-less': -0.01 } as const;
/** Days between what is asked for first and the same asked for again. */
const APART = 7;

const PREFIX = 'expected';

/** What a request says it expects of a figure of the answer: as it is, and a little less and more. */
export function expectedCases({ contract, operation }: About): Case[] {
  const { body } = operation;
  if (!body || !operation.answers.has(201)) return [];
  const flat = contract.schemas.flatten(body.schema);
  return [...body.examples.entries()].flatMap(([example, shown]) => {
    const names = Object.keys(variantOf(flat, shown).properties);
    return names
      .filter((name) => name.startsWith(PREFIX))
      .flatMap((name) =>
        Object.entries(BY).map(
          ([label, by]): Case => ({
            name: `${PREFIX}-${label}:${name}:${example + 1}`,
            rank: RANKS.telling,
            example,
            mode: 'forbidden',
            async change(situation) {
              const value = await answered(situation, figureOf(name));
              const { template } = situation;
              const period = periodOf(template);
              if (value === undefined || !period || !isObject(template.body)) return undefined;
              const later = beginning(template, addDays(period.first, APART));
              const sent = isObject(later.body) ? later.body : {};
              return { ...later, body: { ...sent, [name]: Math.round((value + by) * 100) / 100 } };
            },
          }),
        ),
      );
  });
}

/** `expectedTotalPrice` → `totalPrice`. */
const figureOf = (name: string) =>
  name.charAt(PREFIX.length).toLowerCase() + name.slice(PREFIX.length + 1);

/** What the figure is when nothing is expected. */
async function answered({ setting, template }: Situation, name: string) {
  const { mock } = await setting.sequence.scene.send(template, 'first');
  const value = isObject(mock.body) ? mock.body[name] : undefined;
  return typeof value === 'number' ? value : undefined;
}

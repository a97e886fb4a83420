import { variantOf } from '../../../../../contract/schemas.ts';
import { addDays } from '../../../../../lib/calendar.ts';
import { isObject } from '../../../../../lib/json.ts';
import { FIRST_DAY, OPEN_DAYS } from '../../../../generate/days.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { beginning, isOfDate } from '../days/days.ts';

/** What is expected of a figure that is so much. */
const SAID: Readonly<Record<string, (value: number) => number>> = {
  right: (value) => value,
  less: (value) => value - 1,
  more: (value) => value + 1,
  'little-less': (value) => value - 0.01,
  // Nothing is a figure, too.
  zero: () => 0,
};
/** When the same is asked for again: behind what is booked in the scene, and before its calendar ends. */
const AGAIN = FIRST_DAY + OPEN_DAYS - 8;

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
        Object.entries(SAID).map(
          ([label, said]): Case => ({
            name: `${PREFIX}-${label}:${name}:${example + 1}`,
            rank: RANKS.telling,
            example,
            mode: 'forbidden',
            async change(situation) {
              const value = await answered(situation, figureOf(name));
              const { template, setting } = situation;
              if (value === undefined || !isObject(template.body)) return undefined;
              // The day of a tour is that of its date, which has more places.
              const day = addDays(setting.sequence.scene.today, AGAIN);
              const later = isOfDate(template.body) ? template : beginning(template, day);
              const sent = isObject(later.body) ? later.body : {};
              return { ...later, body: { ...sent, [name]: Math.round(said(value) * 100) / 100 } };
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

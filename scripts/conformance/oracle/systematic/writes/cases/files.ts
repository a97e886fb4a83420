import { isObject } from '../../../../lib/json.ts';
import { send } from '../calls.ts';
import { type About, type Case, RANKS } from './case.ts';

/** More than one line of it than of the file that is sent next. */
const MORE = '\n%%\n';

/** A PNG of one point, in base64. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A file whose name says another type; a file that is sent after another one of the same name, for the same record: each keeps what is in it. */
export function fileCases({ contract, operation }: About): Case[] {
  const { body, answers } = operation;
  if (body?.media !== 'application/json' || !answers.has(201)) return [];
  const { properties } = contract.schemas.flatten(body.schema);
  // There may be one of each kind.
  const otherKind = Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      const last = contract.schemas.flatten(schema).enum?.at(-1);
      return last === undefined ? [] : [[name, last]];
    }),
  );
  const files = Object.entries(properties)
    .filter(([, schema]) => contract.schemas.flatten(schema).contentEncoding === 'base64')
    .map(([field]) => field);
  return [...files.map(afterAnother), ...files.map(asPicture)];

  /** What the name says it is, and what is in it, are two. */
  function asPicture(field: string): Case {
    return {
      name: `picture:${field}`,
      rank: RANKS.first,
      mode: 'forbidden',
      change: ({ template }) =>
        isObject(template.body)
          ? { ...template, body: { ...template.body, [field]: PICTURE } }
          : undefined,
    };
  }

  function afterAnother(field: string): Case {
    return {
      name: `after-another-file:${field}`,
      rank: RANKS.first,
      mode: 'forbidden',
      async before({ setting, template }) {
        const said = template.body;
        if (!isObject(said) || typeof said[field] !== 'string') return;
        const file = said[field];
        const other = Buffer.concat([Buffer.from(file, 'base64'), Buffer.from(MORE)]);
        const sent = { ...said, ...otherKind, [field]: other.toString('base64') };
        await send(setting, operation.id, { ...template, body: sent });
      },
    };
  }
}

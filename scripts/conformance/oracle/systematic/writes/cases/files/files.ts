import { isObject } from '../../../../../lib/json.ts';
import { changedFile, FilePart } from '../../../../../sweep/request.ts';
import { send } from '../../calls.ts';
import { type About, type Case, RANKS } from '../case.ts';

/** More than one line of it than of the file that is sent next. */
const MORE = '\n%%\n';

/** A PNG of one point, in base64. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The first bytes of files that are neither picture nor paper, and begin as one does or are shown like one. */
const CONTENTS: Readonly<Record<string, string>> = {
  wave: 'RIFF\x24\x00\x00\x00WAVEfmt ',
  gif: 'GIF89a\x01\x00\x01\x00\x00\x00\x00;',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  html: '<!doctype html><title>x</title>',
  zip: 'PK\x03\x04\x14\x00\x00\x00',
};

/** The name of a program. */
const PROGRAM = 'evrak.pdf.exe';

/** The same file with something else in it; undefined where it is no file. */
function filledWith(file: unknown, content: string): FilePart | string | undefined {
  if (file instanceof FilePart) return new FilePart(file.fileName, file.contentType, content);
  return typeof file === 'string' ? Buffer.from(content, 'latin1').toString('base64') : undefined;
}

/** The same file under another name, where it has one. */
function calledAs(file: unknown, name: string): FilePart | undefined {
  return file instanceof FilePart ? new FilePart(name, file.contentType, file.bytes) : undefined;
}

/** A file of another kind under the name and type of one that is taken; one that is taken under the name of a program. */
function contentCases({ contract, operation: { body } }: About): Case[] {
  const { properties } = contract.schemas.flatten(body?.schema ?? {});
  const isFile = (schema: object) => {
    const { items = schema } = contract.schemas.flatten(schema);
    const { contentEncoding, contentMediaType, format } = contract.schemas.flatten(items);
    return contentEncoding === 'base64' || contentMediaType !== undefined || format === 'binary';
  };
  const fields = Object.entries(properties).flatMap(([name, schema]) =>
    isFile(schema) ? [name] : [],
  );
  const changing = (
    name: string,
    field: string,
    more: Pick<Case, 'rank' | 'mode'>,
    change: (file: unknown) => unknown,
  ): Case => ({
    name: `${name}:${field}`,
    ...more,
    change({ template }) {
      const file = isObject(template.body) ? changedFile(template.body[field], change) : undefined;
      return file && isObject(template.body)
        ? { ...template, body: { ...template.body, [field]: file } }
        : undefined;
    },
  });
  return fields.flatMap((field) => [
    ...Object.entries(CONTENTS).map(([name, content], index) => {
      const rank = index === 0 ? RANKS.telling : RANKS.deep;
      const change = (file: unknown) => filledWith(file, content);
      return changing(`content-is:${name}`, field, { rank, mode: 'forbidden' }, change);
    }),
    // Nothing else is wrong with it.
    changing('called-as-program', field, { rank: RANKS.telling }, (file) =>
      calledAs(file, PROGRAM),
    ),
  ]);
}

/** A file whose name says another type; a file that is sent after another one of the same name, for the same record: each keeps what is in it. */
export function fileCases(about: About): Case[] {
  return [...contentCases(about), ...namedCases(about)];
}

function namedCases({ contract, operation }: About): Case[] {
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

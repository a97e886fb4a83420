import { RESERVED_NAMES } from './reserved-names.ts';
import type { Context, Encoding, MediaType, Schema } from './types.ts';

/** Formats that languages have types for: a length or a pattern of what is no text does not compile. */
const TYPED_FORMATS = ['date', 'date-time', 'time', 'uuid', 'uri', 'binary'];

/** `Boat` of `#/components/schemas/Boat`, or of `#/Boat` in a file of schemas. */
const COMPONENT = /^#\/(?:components\/schemas\/)?([A-Z][A-Za-z0-9]*)$/;

function* problemsOf(schema: Schema): Generator<string> {
  if (schema.type === 'boolean' && (schema.const !== undefined || schema.enum)) {
    yield 'A flag of one value becomes an enum of texts; say `not: { enum: [false] }`.';
  }
  if (typeof schema.default === 'object' && schema.default !== null) {
    yield 'A default that is no plain value does not compile; the description says it.';
  }
  if (TYPED_FORMATS.includes(schema.format ?? '')) {
    const limits = (['minLength', 'maxLength', 'pattern'] as const).filter(
      (name) => name in schema,
    );
    if (limits.length > 0)
      yield `What has the format ${schema.format} has no ${limits.join(', no ')}.`;
  }
  if (schema.pattern && !/^[\x20-\x7e]*$/.test(schema.pattern)) {
    yield 'A pattern stands in ASCII, other letters as `\\uXXXX`: it is repeated in headers and comments.';
  }
  if (schema.format === 'binary' && schema['x-max-bytes'] === undefined) {
    yield 'A file says how large it may be: `x-max-bytes`.';
  }
  if (schema.enum && [schema.type].flat().includes('integer') && !schema['x-enum-varnames']) {
    yield 'Numbers are no names: an enum of integers has `x-enum-varnames`.';
  }
  const { default: chosen, 'x-enum-varnames': names } = schema;
  if (names && chosen !== undefined && !names.includes(`_${chosen}`)) {
    yield `Kotlin calls the default _${chosen}, whatever \`x-enum-varnames\` say: name it so there.`;
  }
  const shapes = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter(
    ({ type }) => type !== 'null',
  );
  if (shapes.length > 1 && !schema.discriminator) {
    yield 'Of several shapes generators make one that asks for all; say `if`, `then`, `else` of one object.';
  }
}

function problemOf(part: string, encoding: Encoding): string | undefined {
  if (encoding.contentType === undefined) return undefined;
  const overruled = ['style', 'explode', 'allowReserved'].filter((name) => name in encoding);
  if (overruled.length === 0) return undefined;
  return `The content type of ${part} does not count beside ${overruled.join(', ')}.`;
}

/** What generators of clients and servers cannot read, or read as something else, is not said. */
export const readable = {
  Schema(schema: Schema, context: Context) {
    for (const message of problemsOf(schema)) context.report({ message });
    if (schema.if && !COMPONENT.test(context.location.pointer)) {
      context.report({
        message:
          'A condition in a part of a schema costs its properties; it stands in the named schema.',
      });
    }
    const name = COMPONENT.exec(context.location.pointer)?.[1];
    if (name && RESERVED_NAMES.has(name)) {
      context.report({ message: `${name} is the name of a type that is there already.` });
    }
  },
  MediaType(media: MediaType, context: Context) {
    for (const [part, encoding] of Object.entries(media.encoding ?? {})) {
      const message = problemOf(part, encoding);
      if (message)
        context.report({ message, location: context.location.child(['encoding', part]) });
    }
  },
};

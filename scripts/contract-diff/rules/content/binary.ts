import { canonical, isObject, type Json, type JsonObject, objectAt } from '../../lib/json.ts';
import { canonicalMediaType, essenceOf } from '../../lib/media-type.ts';
import { countsSiblings } from '../../schemas/accepted/library.ts';

/** Media types whose bodies JSON Schema can say something of. */
const STRUCTURED =
  /[/+.-](nd)?(json|xml|yaml)(l|-seq|-patch)?$|^\*|^application\/\*|^text\/|^multipart\/|^application\/x-www-form-urlencoded/;

const BINARY: JsonObject = { type: 'string', format: 'binary' };

/**
 * What is sent as it is says so in one way: OpenAPI 3.0 called it a text of the format `binary`, 3.1 has no schema, an
 * empty one or the media type once more ("Migrating binary descriptions from OAS 3.0").
 */
export function withBinary(type: string, media: JsonObject): JsonObject {
  if (STRUCTURED.test(essenceOf(canonicalMediaType(type)))) return media;
  const schema = withoutAgain(type, media.schema);
  const isPlain = schema === undefined || saysNothing(schema);
  return { ...media, schema: isPlain ? BINARY : schema };
}

/** A schema without the media type that its body has anyway. */
function withoutAgain(type: string, schema: Json | undefined): Json | undefined {
  if (!isObject(schema) || schema.contentMediaType === undefined) return schema;
  const { contentMediaType, ...others } = schema;
  const isSame = canonicalMediaType(String(contentMediaType)) === canonicalMediaType(type);
  return isSame ? others : schema;
}

/** A part of a form that nothing is said of is a file by OpenAPI 3.1, where the other contract calls it one. */
export function withBinaryParts(
  media: JsonObject,
  other: JsonObject,
  version: Json | undefined,
): JsonObject {
  const schema = objectAt(media, 'schema');
  const [parts, others] = [schema, objectAt(other, 'schema')].map(
    (each) => objectAt(each, 'properties') ?? {},
  );
  if (!schema || !parts || !countsSiblings(version)) return media;
  const files = Object.entries(parts).flatMap(([name, part]): [string, Json][] => {
    const file = others?.[name];
    const isMeant = isBinary(file)
      ? saysNothing(part)
      : isListOf(file, isBinary) && isListOf(part, saysNothing);
    return isMeant && file !== undefined ? [[name, file]] : [];
  });
  if (files.length === 0) return media;
  return {
    ...media,
    schema: { ...schema, properties: { ...parts, ...Object.fromEntries(files) } },
  };
}

const isBinary = (part: Json | undefined) =>
  isObject(part) && canonical(part) === canonical(BINARY);

const isListOf = (part: Json | undefined, fits: (item: Json | undefined) => boolean) =>
  isObject(part) && part.type === 'array' && fits(part.items);

/** Whether a schema accepts everything, word for word. */
export function saysNothing(schema: Json | undefined): boolean {
  return schema === true || (isObject(schema) && Object.keys(schema).length === 0);
}

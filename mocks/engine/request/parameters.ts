import type { JsonSchema, ParameterObject } from '../../../openapi/model/document.ts';

function typesOf(schema: JsonSchema | undefined): string[] {
  return [schema?.type ?? []].flat();
}

/** A text in the type its schema asks for; the text itself where it does not fit, for the validator to refuse. */
export function parseText(text: string, schema: JsonSchema | undefined): unknown {
  return parseAs(text, typesOf(schema));
}

function parseAs(text: string, types: readonly string[]): unknown {
  if (types.includes('integer') || types.includes('number')) {
    const number = Number(text);
    if (text.trim() !== '' && !Number.isNaN(number)) return number;
  }
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.includes('null') && text === '') return null;
  return text;
}

/** Reads the parameters of one place of a request. */
export type ParameterReader = (
  valuesOf: (name: string) => readonly string[] | undefined,
) => Record<string, unknown>;

function readerOf({ schema }: ParameterObject): (values: readonly string[]) => unknown {
  const types = typesOf(schema);
  if (types.includes('array')) {
    const itemTypes = typesOf(schema?.items);
    return (values) => values.map((text) => parseAs(text, itemTypes));
  }
  // An empty value is none: so Prism sees it, and nothing has checked it.
  return ([first]) => (first ? parseAs(first, types) : schema?.default);
}

/** The parameters of one place, typed by their schemas, with the contract's defaults for those left out. */
export function createParameterReader(
  place: ParameterObject['in'],
  parameters: readonly ParameterObject[],
): ParameterReader {
  const none: readonly string[] = [];
  const readers = parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => ({ name: parameter.name, read: readerOf(parameter) }));
  return (valuesOf) => {
    const parsed: Record<string, unknown> = {};
    for (const { name, read } of readers) {
      const value = read(valuesOf(name) ?? none);
      if (value !== undefined) parsed[name] = value;
    }
    return parsed;
  };
}

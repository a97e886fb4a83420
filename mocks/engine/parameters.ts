import type { JsonSchema, ParameterObject } from '../../scripts/generate/document.ts';

function typesOf(schema: JsonSchema | undefined): string[] {
  return [schema?.type ?? []].flat();
}

/** A text in the type its schema asks for; the text itself where it does not fit, for the validator to refuse. */
export function parseText(text: string, schema: JsonSchema | undefined): unknown {
  const types = typesOf(schema);
  if (types.includes('integer') || types.includes('number')) {
    const number = Number(text);
    if (text.trim() !== '' && !Number.isNaN(number)) return number;
  }
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.includes('null') && text === '') return null;
  return text;
}

function parse(values: string[], schema: JsonSchema | undefined): unknown {
  if (typesOf(schema).includes('array'))
    return values.map((text) => parseText(text, schema?.items));
  const [first] = values;
  return first === undefined ? schema?.default : parseText(first, schema);
}

/** The parameters of one place, typed by their schemas, with the contract's defaults for those left out. */
export function parametersIn(
  place: ParameterObject['in'],
  parameters: readonly ParameterObject[],
  valuesOf: (name: string) => string[],
): Record<string, unknown> {
  const parsed: Record<string, unknown> = {};
  for (const parameter of parameters) {
    if (parameter.in !== place) continue;
    const value = parse(valuesOf(parameter.name), parameter.schema);
    if (value !== undefined) parsed[parameter.name] = value;
  }
  return parsed;
}

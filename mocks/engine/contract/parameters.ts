import type { JsonSchema, ParameterObject } from '../../../openapi/model/document.ts';
import type { FieldProblem, Text } from '../../rules/common/refusal.ts';

function typesOf(schema: JsonSchema | undefined): string[] {
  return [schema?.type ?? []].flat();
}

/** A text in the type its schema asks for; the text itself where it does not fit, for the validator to refuse. */
export function parseText(text: string, schema: JsonSchema | undefined): unknown {
  return parseAs(text, typesOf(schema));
}

/** Numbers as JSON writes them: `0x1`, `01`, `+1` and ` 1` are texts. */
const INTEGER = /^-?(0|[1-9][0-9]*)$/;
const NUMBER = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/;

function isNumberText(text: string, types: readonly string[]): boolean {
  return (types.includes('number') ? NUMBER : INTEGER).test(text);
}

const isNumeric = (types: readonly string[]) =>
  types.includes('integer') || types.includes('number');

function parseAs(text: string, types: readonly string[]): unknown {
  if (isNumeric(types) && isNumberText(text, types)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.includes('null') && text === '') return null;
  return text;
}

const NO_NUMBER = {
  tr: 'rakamlarla yazılmış bir sayı olmalı',
  en: 'must be a number in plain digits',
};
const EMPTY = { tr: 'boş olamaz', en: 'must not be empty' };

/** Why a text that Prism takes is none for its schema: it passes over empty ones, and reads `0x1` as a number. */
function looseText(text: string, schema: JsonSchema | undefined): Text | undefined {
  const types = typesOf(schema);
  const mayBeEmpty = types.includes('null') || (types.includes('string') && !schema?.minLength);
  if (text === '') return mayBeEmpty ? undefined : EMPTY;
  const isLoose = isNumeric(types) && !isNumberText(text, types) && !Number.isNaN(Number(text));
  return isLoose ? NO_NUMBER : undefined;
}

/** What nobody can read of it is ignored, not refused (RFC 9110, 12.5.4). */
const LENIENT_HEADER = 'Accept-Language';

/**
 * What is wrong with the parameters of one place as texts, which Prism does not see. `valuesOf` as for a
 * ParameterReader.
 */
export function looseParameters(
  place: ParameterObject['in'],
  parameters: readonly ParameterObject[],
  valuesOf: (name: string) => readonly string[] | undefined,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const { name, in: where, schema } of parameters) {
    if (where !== place || name === LENIENT_HEADER) continue;
    const isList = typesOf(schema).includes('array');
    for (const text of valuesOf(name) ?? []) {
      const message = looseText(text, isList ? schema?.items : schema);
      if (message)
        problems.push({
          field: `${place}.${place === 'header' ? name.toLowerCase() : name}`,
          message,
        });
    }
  }
  return problems;
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
  // An empty value is refused before it counts, unless its schema allows it: then it is none.
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

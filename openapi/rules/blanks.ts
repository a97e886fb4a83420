import type { Context, Location, Parameter, Reference, RequestBody, Schema } from './types.ts';
import { INVISIBLE } from './visible-text.ts';

/** Forms that no text of blanks has, nor of other characters that show nothing. A password is taken as it was typed, blanks included. */
const FORMS = ['date', 'date-time', 'time', 'uuid', 'uri', 'email', 'binary', 'password'];

const MESSAGE =
  'A text that is required or has a least length shows something: its pattern asks for a character of `openapi/rules/visible-text.ts`.';

/** Whether a schema takes a text that shows nothing; a text in a form of its own, like JSON, is read by that form. */
function acceptsBlank(schema: Schema): boolean {
  const { type, enum: choices, const: constant, format, pattern, minLength = 1 } = schema;
  if (![type].flat().includes('string') || choices || constant !== undefined) return false;
  if (FORMS.includes(format ?? '') || schema.contentMediaType !== undefined) return false;
  if (pattern === undefined) return true;
  const expression = new RegExp(pattern, 'u');
  return INVISIBLE.some((one) => expression.test(one.repeat(Math.max(minLength, 1))));
}

/** The parts of a schema, with whether each has to be there. */
function* partsOf(schema: Schema): Generator<[Schema, path: (string | number)[], boolean]> {
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    yield [part, ['properties', name], schema.required?.includes(name) ?? false];
  }
  if (schema.items) yield [schema.items, ['items'], true];
  for (const word of ['if', 'then', 'else'] as const) {
    const part = schema[word];
    if (part) yield [part, [word], false];
  }
  for (const word of ['allOf', 'oneOf', 'anyOf'] as const) {
    for (const [index, part] of (schema[word] ?? []).entries()) yield [part, [word, index], false];
  }
}

/** A text that shows nothing says nothing: where a request has to have a text, such a text is refused. */
export function blanks() {
  const seen = new Set<Schema>();

  function check(value: Schema | Reference, at: Location, isRequired: boolean, context: Context) {
    const isReference = value.$ref !== undefined;
    const { node: schema, location = at } = isReference
      ? context.resolve<Schema>(value, at.source.absoluteRef)
      : { node: value as Schema, location: at }; // without $ref it is the schema itself
    if (!schema) return;
    const { type, minLength = 0 } = schema;
    // What may be null and has no least length may be empty too.
    const isAsked = minLength > 0 || (isRequired && ![type].flat().includes('null'));
    if (isAsked && acceptsBlank(schema)) context.report({ message: MESSAGE, location });
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const [part, path, isNeeded] of partsOf(schema)) {
      check(part, location.child(path), isNeeded, context);
    }
  }

  return {
    RequestBody(body: RequestBody, context: Context) {
      for (const [type, { schema }] of Object.entries(body.content ?? {})) {
        const at = context.location.child(['content', type, 'schema']);
        if (schema) check(schema, at, false, context);
      }
    },
    Parameter(parameter: Parameter, context: Context) {
      // A header loses the blanks around it on the way.
      if (parameter.in === 'header' || !parameter.schema) return;
      const at = context.location.child(['schema']);
      check(parameter.schema, at, parameter.required ?? false, context);
    },
  };
}

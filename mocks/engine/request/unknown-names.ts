import type { JsonSchema } from '../../../openapi/model/document.ts';
import type { FieldProblem } from '../../rules/common/refusal.ts';

/** The fields that a place of a body may have; undefined for a place that is no object or takes any field. */
interface Shape {
  fields: Map<string, Shape>;
  item: Shape | undefined;
}

type AnySchema = JsonSchema & { additionalProperties?: unknown };

const SHAPES = new WeakMap<JsonSchema, Shape | undefined>();

/** Every alternative of a schema, itself included: what one of them declares, the body may have. */
function alternatives(schema: AnySchema): AnySchema[] {
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [schema, ...parts.flatMap(alternatives)];
}

function computeShape(schema: JsonSchema): Shape | undefined {
  const all = alternatives(schema);
  if (all.some(({ additionalProperties }) => additionalProperties)) return undefined;
  const items = all.flatMap(({ items }) => items ?? []);
  const properties = all.flatMap((part) => Object.entries(part.properties ?? {}));
  if (items.length === 0 && properties.length === 0) return undefined;
  const fields = new Map<string, Shape>();
  for (const [name, property] of properties) {
    fields.set(name, shapeOf(property) ?? { fields: new Map(), item: undefined });
  }
  const [item] = items;
  return { fields, item: item && shapeOf(item) };
}

function shapeOf(schema: JsonSchema): Shape | undefined {
  if (!SHAPES.has(schema)) SHAPES.set(schema, computeShape(schema));
  return SHAPES.get(schema);
}

function problem(field: string, known: Iterable<string>): FieldProblem {
  const names = [...known].join(', ');
  const message = names
    ? {
        tr: `bilinmeyen bir ad; bilinenler: ${names}`,
        en: `is not known here; known are: ${names}`,
      }
    : { tr: 'bilinmeyen bir ad; burada hiçbir ad bilinmez', en: 'is not known here; nothing is' };
  return {
    field: field.slice(0, 200),
    message: { tr: message.tr.slice(0, 400), en: message.en.slice(0, 400) },
  };
}

function inBody(shape: Shape, value: unknown, place: string): FieldProblem[] {
  if (Array.isArray(value)) {
    const { item } = shape;
    return item ? value.flatMap((each, index) => inBody(item, each, `${place}.${index}`)) : [];
  }
  if (typeof value !== 'object' || value === null || shape.fields.size === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = shape.fields.get(name);
    return field
      ? inBody(field, inner, `${place}.${name}`)
      : [problem(`${place}.${name}`, shape.fields.keys())];
  });
}

/** Fields of a body that its schema, references followed, does not declare. */
export function unknownFields(schema: JsonSchema | undefined, body: unknown): FieldProblem[] {
  const shape = schema && shapeOf(schema);
  return shape ? inBody(shape, body, 'body') : [];
}

/** Query parameters that are none of the names. */
export function unknownParameters(
  names: ReadonlySet<string>,
  query: URLSearchParams,
): FieldProblem[] {
  if (query.size === 0) return [];
  const sent = new Set(query.keys());
  return [...sent]
    .filter((name) => !names.has(name))
    .map((name) => problem(`query.${name}`, names));
}

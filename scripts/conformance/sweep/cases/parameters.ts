import type { ParameterObject } from '../../../../openapi/model/document.ts';
import type { Operation } from '../../contract/contract.ts';
import { backwards, isInOrder, otherEnds } from '../../contract/ranges.ts';
import type { FlatSchema, Schemas } from '../../contract/schemas.ts';
import { addDays } from '../../lib/calendar.ts';
import { isObject } from '../../lib/json.ts';
import type { Request, Scalar } from '../request.ts';
import { brokenValues, choicesOf, highest, isReference, longestAstral, lowest } from './values.ts';

/** A request that differs from a valid one in its parameters. */
interface ParameterCase {
  /** `query.size`, `path.id`, `header.idempotency-key`. */
  place: string;
  keyword: string;
  request: Request;
}

function withValue(
  request: Request,
  parameter: ParameterObject,
  value: Scalar | undefined,
): Request {
  const { name } = parameter;
  if (parameter.in === 'query') return { ...request, query: { ...request.query, [name]: value } };
  if (parameter.in === 'path')
    return { ...request, path: { ...request.path, [name]: value ?? '' } };
  return { ...request, headers: { ...request.headers, [name.toLowerCase()]: String(value) } };
}

function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** What a header can hold at all (RFC 9110, 5.5). */
const HEADER_TEXT = /^[\t\x20-\x7e]*$/;

/**
 * Whether a value, written as text, still breaks the parameter: 12345 is good text, and headers lose their
 * blanks and hold nothing beyond ASCII.
 */
function breaksAsText(
  { in: where }: ParameterObject,
  schema: FlatSchema,
  keyword: string,
  value: unknown,
): boolean {
  if (!isScalar(value) || value === '') return false;
  const text = String(value);
  if (where === 'header' && (text.trim() === '' || !HEADER_TEXT.test(text))) return false;
  return keyword !== 'type' || !schema.types.includes('string');
}

const placeOf = (parameter: ParameterObject) => `${parameter.in}.${parameter.name}`;

/** What nobody can read of this header is ignored, not refused (RFC 9110, 12.5.4). */
const LENIENT_HEADER = 'Accept-Language';

/** Every way to break one constraint of one parameter on its own. */
export function brokenParameters(
  schemas: Schemas,
  operation: Operation,
  valid: Request,
): ParameterCase[] {
  const cases: ParameterCase[] = [];
  for (const parameter of operation.parameters) {
    if (parameter.name === LENIENT_HEADER) continue;
    const schema = schemas.flatten(parameter.schema ?? {});
    const place = placeOf(parameter);
    if (parameter.in === 'query' && parameter.required) {
      cases.push({ place, keyword: 'required', request: withValue(valid, parameter, undefined) });
    }
    for (const { keyword, value } of brokenValues(schema, undefined)) {
      if (!breaksAsText(parameter, schema, keyword, value) || !isScalar(value)) continue;
      cases.push({ place, keyword, request: withValue(valid, parameter, value) });
    }
  }
  return [...cases, ...brokenTogether(schemas, operation, valid)];
}

/** What JSON Schema cannot say: periods that run backwards or too long, two of which one is allowed. */
function brokenTogether(schemas: Schemas, operation: Operation, valid: Request): ParameterCase[] {
  const cases: ParameterCase[] = [];
  const query = (more: Request['query']) => ({ ...valid, query: { ...valid.query, ...more } });
  for (const [first, last] of rangesOf(operation.parameters, 'query')) {
    const place = `query.${last.name}`;
    // What a valid request leaves out is what the contract shows.
    const start = valid.query[first.name] ?? first.example;
    const [late, early] = backwards(start, valid.query[last.name] ?? last.example) ?? [];
    if (late !== undefined)
      cases.push({
        place,
        keyword: 'order',
        request: query({ [first.name]: late, [last.name]: early }),
      });
    if (operation.maxDays !== undefined && typeof start === 'string') {
      const tooLate = addDays(start, operation.maxDays);
      const tooLong = { [first.name]: start, [last.name]: tooLate };
      cases.push({ place, keyword: 'x-max-days', request: query(tooLong) });
    }
  }
  cases.push(...brokenRanges(schemas, operation, valid));
  const { body } = valid;
  if (operation.maxDays !== undefined && isObject(body) && typeof body.startDate === 'string') {
    const endDate = addDays(body.startDate, operation.maxDays);
    const request = { ...valid, body: { ...body, endDate } };
    cases.push({ place: 'body.endDate', keyword: 'x-max-days', request });
  }
  if (operation.exactlyOneOf.length > 0) {
    const place = `query.${operation.exactlyOneOf.join('|')}`;
    const given = operation.exactlyOneOf
      .map((name) => valid.query[name])
      .find((value) => value !== undefined);
    const all = Object.fromEntries(operation.exactlyOneOf.map((name) => [name, given]));
    const none = Object.fromEntries(operation.exactlyOneOf.map((name) => [name, undefined]));
    cases.push({ place, keyword: 'x-exactly-one-of', request: query(all) });
    cases.push({ place, keyword: 'x-exactly-one-of', request: query(none) });
  }
  return cases;
}

/** The same of the fields of a body. */
function brokenRanges(schemas: Schemas, operation: Operation, valid: Request): ParameterCase[] {
  const { body } = valid;
  if (!operation.body || !isObject(body)) return [];
  const fields = Object.entries(schemas.flatten(operation.body.schema).properties).map(
    ([name, inner]) => {
      const { description, examples } = schemas.flatten(inner);
      return { name, in: 'body', description, example: examples?.[0] };
    },
  );
  return rangesOf(fields, 'body').flatMap(([first, last]) => {
    const [start, end] = [body[first.name] ?? first.example, body[last.name] ?? last.example];
    const [late, early] = backwards(start, end) ?? [];
    if (late === undefined) return [];
    const turned = { ...body, [first.name]: late, [last.name]: early };
    return { place: `body.${last.name}`, keyword: 'order', request: { ...valid, body: turned } };
  });
}

interface Described {
  name: string;
  in: string;
  description?: string | undefined;
}

/** Those of them of which the contract says that the second does not come before the first. */
function rangesOf<T extends Described>(all: readonly T[], where: string): [T, T][] {
  const there = all.filter((one) => one.in === where);
  return there.flatMap((first) =>
    there
      .filter(
        ({ name, description }) => otherEnds(first.name).includes(name) && isInOrder(description),
      )
      .map((last): [T, T] => [first, last]),
  );
}

/** A request without the parameters that exclude one of them. */
function withoutOthers({ exactlyOneOf }: Operation, valid: Request, name: string): Request {
  if (!exactlyOneOf.includes(name)) return valid;
  const others = exactlyOneOf.filter((other) => other !== name);
  const left = Object.fromEntries(others.map((other) => [other, undefined]));
  return { ...valid, query: { ...valid.query, ...left } };
}

/**
 * Requests at the edges of what parameters allow: least, greatest, every value of a closed set, the
 * longest period, and without each optional parameter. Ids, days and the held ones are left alone.
 */
export function edgeParameters(
  schemas: Schemas,
  operation: Operation,
  valid: Request,
  held: readonly string[],
): ParameterCase[] {
  const cases: ParameterCase[] = [];
  for (const parameter of operation.parameters) {
    const { name } = parameter;
    if (held.includes(name) || parameter.in === 'header') continue;
    const schema = schemas.flatten(parameter.schema ?? {});
    const place = placeOf(parameter);
    const base = withoutOthers(operation, valid, name);
    const add = (keyword: string, value: unknown) => {
      if (isScalar(value) && value !== '' && value !== valid.query[name]) {
        cases.push({ place, keyword, request: withValue(base, parameter, value) });
      }
    };
    if (!isReference(schema)) {
      add('lowest', lowest(schema));
      add('highest', highest(schema));
      add('longest in characters of two units', longestAstral(schema));
      for (const choice of choicesOf(schema)) add(`choice ${choice}`, choice);
    }
    const free = !parameter.required && !operation.exactlyOneOf.includes(name);
    if (parameter.in === 'query' && free && valid.query[name] !== undefined) {
      cases.push({ place, keyword: 'optional', request: withValue(valid, parameter, undefined) });
    }
  }
  return cases;
}

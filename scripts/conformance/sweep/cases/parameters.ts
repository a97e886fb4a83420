import type { ParameterObject } from '../../../../openapi/model/document.ts';
import type { Operation } from '../../contract/contract.ts';
import type { FlatSchema, Schemas } from '../../contract/schemas.ts';
import { addDays } from '../../lib/calendar.ts';
import { isObject } from '../../lib/json.ts';
import type { Request, Scalar } from '../request.ts';
import { brokenValues, choicesOf, highest, isReference, lowest } from './values.ts';

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
  return [...cases, ...brokenTogether(operation, valid)];
}

/** What JSON Schema cannot say: periods that run backwards or too long, two of which one is allowed. */
function brokenTogether(operation: Operation, valid: Request): ParameterCase[] {
  const cases: ParameterCase[] = [];
  const query = (more: Request['query']) => ({ ...valid, query: { ...valid.query, ...more } });
  for (const [first, last] of rangesOf(operation)) {
    const start = valid.query[first];
    const end = valid.query[last];
    if (typeof start !== 'string' || typeof end !== 'string') continue;
    const place = `query.${last}`;
    if (start < end) {
      cases.push({ place, keyword: 'order', request: query({ [first]: end, [last]: start }) });
    }
    if (operation.maxDays !== undefined) {
      const tooLate = addDays(start, operation.maxDays);
      cases.push({ place, keyword: 'x-max-days', request: query({ [last]: tooLate }) });
    }
  }
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

/** Pairs of parameters of which the contract says that the second is not before the first. */
function rangesOf(operation: Operation): [string, string][] {
  const ranges: [string, string][] = [];
  const names = operation.parameters.map(({ name }) => name);
  for (const [first, last] of [
    ['startDate', 'endDate'],
    ['from', 'to'],
    ['start', 'end'],
  ] as const) {
    const parameter = operation.parameters.find(({ name }) => name === last);
    if (!names.includes(first) || !parameter) continue;
    const said: ParameterObject & { description?: string } = parameter; // the description stands beside the fields read elsewhere
    if (/not before|after its start/.test(said.description ?? '')) ranges.push([first, last]);
  }
  return ranges;
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
      for (const choice of choicesOf(schema)) add(`choice ${choice}`, choice);
    }
    const free = !parameter.required && !operation.exactlyOneOf.includes(name);
    if (parameter.in === 'query' && free && valid.query[name] !== undefined) {
      cases.push({ place, keyword: 'optional', request: withValue(valid, parameter, undefined) });
    }
  }
  return cases;
}

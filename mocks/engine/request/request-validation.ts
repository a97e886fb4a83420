import type { IHttpRequest, JSONSchema, PrismHttpComponents } from '@stoplight/prism-http';
import { validateInput, validateSecurity } from '@stoplight/prism-http/dist/validator/index.js';
import { ValidationContext } from '@stoplight/prism-http/dist/validator/validators/types.js';
import { validateAgainstSchema } from '@stoplight/prism-http/dist/validator/validators/utils.js';
import type { IHttpOperation, IHttpParam } from '@stoplight/types';
import { right } from 'fp-ts/lib/Either.js';
import { bearerOf } from '../answer/answer.ts';
import { plainSchema } from '../contract/plain-schema.ts';

/** A request as Prism is shown it. Its body is parsed, whatever its content type: a form is an object of its parts. */
export interface CheckedRequest extends IHttpRequest {
  /** By name, decoded. */
  pathValues: Readonly<Record<string, string>>;
}

type Place = 'path' | 'query' | 'header';

/** The parameters of one place, as Prism describes them to its validator. */
interface Parameters {
  place: Place;
  names: ReadonlySet<string>;
  schema: JSONSchema;
}

/** What requests of an operation are validated with, prepared once; Prism prepares it for every request. */
interface PreparedValidation {
  parameters: Parameters[];
  /** Undefined when the operation takes no body. */
  body: { schema: JSONSchema; isRequired: boolean } | undefined;
}

const SCALARS: readonly unknown[] = ['string', 'integer', 'number', 'boolean'];

/** Undefined when a parameter is more than one plain value. */
function parametersOf(place: Place, specs: readonly IHttpParam[]): Parameters | undefined {
  const isPlain = specs.every(
    ({ schema, deprecated }) => SCALARS.includes(schema?.type) && !deprecated,
  );
  if (!isPlain) return undefined;
  const named = specs.map((spec) => ({ ...spec, name: spec.name.toLowerCase() }));
  const schema = plainSchema({
    type: 'object',
    properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema ?? {}])),
    required: named.filter(({ required }) => required).map(({ name }) => name),
  });
  return schema && { place, names: new Set(named.map(({ name }) => name)), schema };
}

/** Undefined unless all parameters are plain values and the body has one content: Prism then validates it in full. */
function prepareValidation({ request = {} }: IHttpOperation): PreparedValidation | undefined {
  const places = [
    parametersOf('path', request.path ?? []),
    parametersOf('query', request.query ?? []),
    parametersOf('header', request.headers ?? []),
  ].filter((place) => place !== undefined);
  if (places.length < 3) return undefined;
  const parameters = places.filter(({ names }) => names.size > 0);
  const { body } = request;
  if (!body) return { parameters, body: undefined };
  const [content, ...others] = body.contents ?? [];
  const schema = content?.schema && others.length === 0 ? plainSchema(content.schema) : undefined;
  return schema && { parameters, body: { schema, isRequired: body.required ?? false } };
}

const PREPARED = new WeakMap<IHttpOperation, PreparedValidation | undefined>();

function validationOf(operation: IHttpOperation): PreparedValidation | undefined {
  if (!PREPARED.has(operation)) PREPARED.set(operation, prepareValidation(operation));
  return PREPARED.get(operation);
}

function sentIn(place: Place, { pathValues, url, headers }: CheckedRequest) {
  if (place === 'path') return pathValues;
  return (place === 'query' ? url.query : headers) ?? {};
}

/** Prism takes names in any case, passes over empty values and reads a comma in a path as a list. */
function areValid({ place, names, schema }: Parameters, request: CheckedRequest): boolean {
  const sent = sentIn(place, request);
  const values: Record<string, string | string[]> = {};
  for (const name of Object.keys(sent)) {
    const value = sent[name];
    if (!value) continue;
    if (place === 'path' && value.includes(',')) return false;
    const lower = name.toLowerCase();
    if (names.has(lower)) values[lower] = value;
  }
  const { Input } = ValidationContext;
  return validateAgainstSchema(values, schema, true, Input, place)._tag === 'None';
}

function isBodyValid({ body: prepared }: PreparedValidation, body: unknown): boolean {
  if (!prepared || body === undefined) return body === undefined && !prepared?.isRequired;
  const { Input } = ValidationContext;
  return validateAgainstSchema(body, prepared.schema, false, Input, 'body')._tag === 'None';
}

function isValid(operation: IHttpOperation, request: CheckedRequest): boolean {
  const prepared = validationOf(operation);
  if (!prepared) return false;
  return (
    prepared.parameters.every((parameters) => areValid(parameters, request)) &&
    isBodyValid(prepared, request.body)
  );
}

const jsonVariants = new WeakMap<IHttpOperation, IHttpOperation>();

/** The operation as if its body were JSON. */
function withJsonBody(operation: IHttpOperation): IHttpOperation {
  const body = operation.request?.body;
  if (!body?.contents || body.contents[0]?.mediaType === 'application/json') return operation;
  let variant = jsonVariants.get(operation);
  if (!variant) {
    const contents = body.contents.map((content) => ({
      ...content,
      mediaType: 'application/json',
    }));
    variant = { ...operation, request: { ...operation.request, body: { ...body, contents } } };
    jsonVariants.set(operation, variant);
  }
  return variant;
}

/** The request as if its body were JSON. */
export function withJsonHeaders(request: IHttpRequest): IHttpRequest {
  const length = request.body === undefined ? '0' : '1';
  return {
    ...request,
    headers: { ...request.headers, 'content-type': 'application/json', 'content-length': length },
  };
}

/** Prism's findings on the request as if its body were JSON. */
function findings(resource: IHttpOperation, element: CheckedRequest) {
  const { body } = element;
  // Prism takes `null`, `false`, `0` and an empty text for no body at all; an empty list it reads as it is.
  const isTakenForNone = body !== undefined && !body;
  const shown = isTakenForNone ? { ...element, body: [body] } : element;
  return validateInput({ resource: withJsonBody(resource), element: withJsonHeaders(shown) });
}

/**
 * Prism's validation of a request. What an operation's parameters and body have to be is put together
 * once; what does not pass is given to Prism whole, so that its findings are Prism's own.
 */
export const validateRequest: PrismHttpComponents['validateInput'] = ({ resource, element }) => {
  const request = element as CheckedRequest; // the engine sends nothing else
  return isValid(resource, request) ? right(element) : findings(resource, request);
};

/** The request with its credentials as Prism reads them: the scheme in its own letters, nothing for an empty header. */
function withPlainCredentials(request: IHttpRequest): IHttpRequest {
  const { authorization, ...headers } = request.headers ?? {};
  if (!authorization) return { ...request, headers };
  const token = bearerOf(authorization);
  if (token === undefined) return request;
  return { ...request, headers: { ...headers, authorization: `Bearer ${token}` } };
}

/** Prism's check of the credentials; whose they are is the engine's to say. */
export const validateCaller: PrismHttpComponents['validateSecurity'] = ({ resource, element }) => {
  const checked = validateSecurity({ resource, element: withPlainCredentials(element) });
  return checked._tag === 'Left' ? checked : right(element);
};

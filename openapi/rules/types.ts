/** The parts of an OpenAPI document and of a Redocly visitor that the rules read. */
export interface Reference {
  $ref: string;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  discriminator?: unknown;
  'x-max-bytes'?: number;
  'x-enum-varnames'?: string[];
  format?: string;
  pattern?: string;
  contentMediaType?: string;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  required?: string[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema | Reference;
  example?: unknown;
  examples?: Record<string, unknown>;
}

export interface Encoding {
  contentType?: string;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, unknown>;
  encoding?: Record<string, Encoding>;
}

export interface Response {
  description?: string;
  headers?: Record<string, unknown>;
  links?: Record<string, { operationId?: string }>;
  'x-no-location'?: string;
  'x-never-cut'?: string;
  content?: Record<string, MediaType>;
}

export interface RequestBody {
  content?: Record<string, MediaType>;
}

interface Access {
  roles?: string[];
  owner?: 'none' | { resource?: string; from?: string; exempt?: string[] };
}

export interface Operation {
  operationId?: string;
  deprecated?: boolean;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses?: Record<string, Response | Reference>;
  'x-access'?: Access;
  'x-error-codes'?: string[];
  'x-repeat'?: string;
  'x-alias-of'?: string;
}

export interface Document {
  'x-error-codes'?: Record<string, unknown> | Reference;
  'x-ownership'?: Record<string, string[]>;
}

export interface Location {
  pointer: string;
  source: { absoluteRef: string };
  child(path: (string | number)[]): Location;
  key(): Location;
}

interface Problem {
  message: string;
  location?: Location;
}

export interface Context {
  report(problem: Problem): void;
  location: Location;
  key: string | number;
  parent: unknown;
  /** `from` is the file that the reference stands in; the one under visit unless given. */
  resolve<T>(value: T | Reference, from?: string): { node?: T; location?: Location };
}

/** The value behind a possible reference; undefined when the reference leads nowhere. */
export function resolved<T>(context: Context, value: T | Reference): T | undefined {
  return context.resolve<T>(value).node;
}

/** The operation's parameters with references followed. */
export function parametersOf(context: Context, operation: Operation): Parameter[] {
  const parameters: Parameter[] = [];
  for (const entry of operation.parameters ?? []) {
    const parameter = resolved<Parameter>(context, entry);
    if (parameter) parameters.push(parameter);
  }
  return parameters;
}

/** Whether a token is needed, changes the answer, or is ignored. */
export function signInOf({ security = [] }: Operation): 'none' | 'optional' | 'required' {
  if (security.length === 0) return 'none';
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'required';
}

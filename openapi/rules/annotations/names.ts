import {
  type Context,
  type Document,
  type Location,
  type Operation,
  type Parameter,
  parametersOf,
  type RequestBody,
  type Response,
  resolved,
  type Schema,
} from '../types.ts';

/** A value of an annotation, with where it stands. */
interface Annotated<T> {
  value: T;
  location: Location;
}

/** An operation as annotations speak of it. */
interface NamedOperation {
  id: string;
  method: string;
  operation: Operation;
  parameters: Parameter[];
  /** The names of the schemas of its body and of its successes, a list's items included. */
  speaksOf: string[];
}

/** Everything that an annotation may name. */
export interface Names {
  operations: ReadonlyMap<string, NamedOperation>;
  /** The named schemas. */
  schemas: ReadonlyMap<string, Schema>;
  /** The fields of a named schema, those of what it is composed of included. */
  fieldsOf(name: string): ReadonlySet<string>;
}

/** What an annotation stands at: an operation, a named schema, or a field of one. */
interface Place {
  operation?: string;
  schema?: string;
  field?: string;
}

type Report = (message: string) => void;

const nameOf = (reference: string): string => reference.split('/').at(-1) ?? '';

/** The names of what a schema refers to, one step into a list or a composition. */
function referredBy(schema: Schema | undefined): string[] {
  if (!schema) return [];
  const own = schema.$ref ? [nameOf(schema.$ref)] : [];
  const parts = [schema.items, ...(schema.allOf ?? []), ...(schema.oneOf ?? [])];
  return [...own, ...parts.flatMap(referredBy)];
}

function schemasOf(operation: Operation, context: Context): string[] {
  const answers = Object.entries(operation.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .map(([, answer]) => resolved<Response>(context, answer));
  const body = operation.requestBody && resolved<RequestBody>(context, operation.requestBody);
  return [...answers, body].flatMap((part) =>
    Object.values(part?.content ?? {}).flatMap(({ schema }) => referredBy(schema)),
  );
}

/** A component's schema by where it stands: in a file of schemas, or in one document. */
const COMPONENT = /^#\/(?:components\/schemas\/)?([^/]+)(\/.*)?$/;

/**
 * A rule about one extension, `x-order` say, of operations or of schemas: `check` judges each of its
 * values once every name of the contract is known.
 */
export function annotationRule<T>(
  key: string,
  check: (value: T, names: Names, at: Place, report: Report) => void,
) {
  let operations = new Map<string, NamedOperation>();
  let schemas = new Map<string, Schema>();
  let found: (Annotated<T> & { at: Place; context: Context })[] = [];

  function fieldsOf(name: string, seen = new Set<string>()): Set<string> {
    const fields = new Set<string>();
    if (seen.has(name)) return fields;
    seen.add(name);
    const collect = (schema: Schema | undefined) => {
      for (const field of Object.keys(schema?.properties ?? {})) fields.add(field);
      if (schema?.$ref) for (const field of fieldsOf(nameOf(schema.$ref), seen)) fields.add(field);
      for (const part of [...(schema?.allOf ?? []), ...(schema?.oneOf ?? [])]) collect(part);
    };
    collect(schemas.get(name));
    return fields;
  }

  function note(node: object, context: Context, at: Place) {
    const value: unknown = Reflect.get(node, key);
    if (value === undefined) return;
    const location = context.location.child([key]);
    // Redocly lends the context for the length of one call. `check` finds out what the value is.
    found.push({ value: value as T, location, at, context: { ...context } });
  }

  return {
    Root: {
      enter(_root: Document) {
        operations = new Map();
        schemas = new Map();
        found = [];
      },
      leave() {
        const names = { operations, schemas, fieldsOf };
        for (const { value, location, at, context } of found) {
          check(value, names, at, (message) => context.report({ message, location }));
        }
      },
    },
    Operation(operation: Operation, context: Context) {
      const id = operation.operationId ?? '';
      const parameters = parametersOf(context, operation);
      const method = String(context.key);
      operations.set(id, {
        id,
        method,
        operation,
        parameters,
        speaksOf: schemasOf(operation, context),
      });
      note(operation, context, { operation: id });
    },
    Schema(schema: Schema, context: Context) {
      const [, name = '', below] = COMPONENT.exec(context.location.pointer) ?? [];
      if (below === undefined) {
        schemas.set(name, schema);
        note(schema, context, { schema: name });
      }
      // Through its owner: what stands beside a reference is not visited by itself.
      for (const [field, property] of Object.entries(schema.properties ?? {})) {
        const location = context.location.child(['properties', field]);
        note(property, { ...context, location }, { schema: name, field });
      }
    },
  };
}

import {
  dereference,
  type JsonSchema,
  type OpenApiDocument,
} from '../../../openapi/model/document.ts';
import type { Contract, Operation } from './contract.ts';

/** A field on the way to a place, with what its description says. */
export interface FieldPlace {
  /** The named schema that has the field; undefined for one without a name. */
  schema: string | undefined;
  field: string;
  /** Its own description, or that of its schema; undefined where there is none. */
  text: string | undefined;
  pointer: string;
}

interface Here {
  schema: JsonSchema;
  pointer: string;
  name: string | undefined;
}

/** What a schema means at its place, references followed. */
function followed(document: OpenApiDocument, here: Here): Here {
  const { $ref } = here.schema;
  if ($ref === undefined) return here;
  const schema = dereference<JsonSchema>(document, { $ref });
  return followed(document, { schema, pointer: $ref, name: $ref.split('/').at(-1) });
}

/** The parts that a schema is made of, itself first. */
function partsOf(document: OpenApiDocument, given: Here): Here[] {
  const here = followed(document, given);
  const parts = (['allOf', 'oneOf', 'anyOf'] as const).flatMap((key) =>
    (here.schema[key] ?? []).map((schema, index) => ({
      schema,
      pointer: `${here.pointer}/${key}/${index}`,
      name: here.name,
    })),
  );
  return [here, ...parts.flatMap((part) => partsOf(document, part))];
}

/** The steps of a dotted place: `content[].status` → `content`, `[]`, `status`. */
const stepsOf = (place: string): string[] =>
  place
    .replaceAll(/\[\d*\]/g, '.[]')
    .split('.')
    .map((step) => (/^\d+$/.test(step) ? '[]' : step))
    .filter((step) => step !== '');

/** Finds the fields on the way to a place in the answer of an operation, the innermost first. */
export function createFieldPlaces({ document }: Pick<Contract, 'document'>) {
  function step(here: Here, name: string): { next: Here; owner: string | undefined } | undefined {
    for (const part of partsOf(document, here)) {
      if (name === '[]') {
        const { items } = part.schema;
        if (items)
          return {
            next: { schema: items, pointer: `${part.pointer}/items`, name: undefined },
            owner: undefined,
          };
        continue;
      }
      const property = part.schema.properties?.[name];
      if (property) {
        const pointer = `${part.pointer}/properties/${name}`;
        return { next: { schema: property, pointer, name: undefined }, owner: part.name };
      }
    }
    return undefined;
  }

  function described(here: Here): Pick<FieldPlace, 'text' | 'pointer'> {
    const place = here.schema.description === undefined ? followed(document, here) : here;
    const text = place.schema.description;
    return { text, pointer: text === undefined ? place.pointer : `${place.pointer}/description` };
  }

  return (operation: Operation, place: string): FieldPlace[] => {
    const [status, answer] = [...operation.answers].find(([one]) => one < 300) ?? [];
    const schema: JsonSchema | undefined = answer?.media.get('application/json');
    if (!schema) return [];
    const path = operation.path.replaceAll('~', '~0').replaceAll('/', '~1');
    const root = `#/paths/${path}/${operation.method.toLowerCase()}/responses/${status}/content/application~1json/schema`;
    let here: Here = { schema, pointer: root, name: undefined };
    const found: FieldPlace[] = [];
    for (const name of stepsOf(place)) {
      const taken = step(here, name);
      if (!taken) break;
      here = taken.next;
      if (name !== '[]') found.unshift({ schema: taken.owner, field: name, ...described(here) });
    }
    return found;
  };
}

/** The parts of a form (tabs, steps) in their order, each with its fields in the order in which they stand there. */
export type PartFields<Part extends string, Field extends string = string> = Readonly<
  Record<Part, readonly Field[]>
>;

/** The parts by their names in the address, in their order. */
export function partsOf<Part extends string>(parts: PartFields<Part>): Part[] {
  // The keys of a record are its names.
  return Object.keys(parts) as Part[];
}

/** The first of some fields in the order of the form, with its part. */
export function firstField<Part extends string, Field extends string>(
  parts: PartFields<Part, Field>,
  fields: readonly string[],
): { part: Part; field: Field } | undefined {
  for (const part of partsOf(parts)) {
    const field = parts[part].find((name) => fields.includes(name));
    if (field) return { part, field };
  }
  return undefined;
}

/** How many of some fields stand in a part. */
export function countIn(part: readonly string[], fields: readonly string[]): number {
  return part.filter((name) => fields.includes(name)).length;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The names of a form's fields. */
export function namesOf<Values extends object>(values: Values): (keyof Values & string)[] {
  // The names of the fields are all the keys that there are.
  return Object.keys(values) as (keyof Values & string)[];
}

/** The fields that differ from what is stored. */
export function changedFields<Values extends object>(
  values: Values,
  stored: Values,
): (keyof Values & string)[] {
  return namesOf(values).filter((name) => !isSame(values[name], stored[name]));
}

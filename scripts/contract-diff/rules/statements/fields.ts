import type { AnnotatedField } from '../../../../openapi/model/annotations/fields.ts';
import type { JsonSchema, OpenApiDocument } from '../../../../openapi/model/document.ts';
import type { Observation, Party } from '../../finding.ts';
import { canonical } from '../../lib/json.ts';
import { type Both, told } from './said.ts';

interface Judge<T> {
  /** Name of the annotation in the rules: `<rule>-changed`, `-removed`, `-added`. */
  rule: string;
  /** What it says, a sentence. */
  what(value: T): string;
  /** Whom another value breaks; nobody where it promises more. */
  broken(before: T, after: T): Party[];
  /** Whom it breaks when nothing is said any more; readers unless stated. */
  lost?: Party[];
  /** Whom it breaks that something is said; nobody unless stated. */
  come?(one: AnnotatedField<T>): Party[];
}

const levelOf = (breaks: readonly Party[]) =>
  breaks.length > 0 ? ('breaking' as const) : ('addition' as const);

const json = (value: unknown) => canonical(JSON.parse(JSON.stringify(value ?? null)));

/** The same annotation in the revision: of the same field, or of a field that says the same under another schema. */
function partnerOf<T>(one: AnnotatedField<T>, others: readonly AnnotatedField<T>[]) {
  return (
    others.find(({ schema, field }) => schema === one.schema && field === one.field) ??
    others.find(({ field, value }) => field === one.field && json(value) === json(one.value))
  );
}

/** Whether a named schema has a field, by itself or by a part that it is composed of. */
function hasField(schema: JsonSchema | undefined, field: string): boolean {
  if (!schema) return false;
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return field in (schema.properties ?? {}) || parts.some((part) => hasField(part, field));
}

/** Callers, where they could send a field that the service sets by itself from now on. */
export function sendersOf(both: Both, { schema, field }: AnnotatedField<unknown>): Party[] {
  const couldSend =
    hasField(both.base.components?.schemas?.[schema], field) && both.sending(schema).length > 0;
  return couldSend ? ['callers'] : [];
}

/** Judges annotations of fields against each other, field by field. */
export function judgeFields<T>(
  both: Both,
  read: (document: OpenApiDocument) => AnnotatedField<T>[],
  { rule, what, broken, lost = ['readers'], come = () => [] }: Judge<T>,
): Observation[] {
  const [before, after] = [read(both.base), read(both.revision)];
  const known = new Set<AnnotatedField<T>>();
  const found = before.flatMap((one) => {
    const partner = partnerOf(one, after);
    const operations = both.using(one.schema);
    const name = `${one.schema}.${one.field}`;
    if (partner) known.add(partner);
    if (operations.length === 0) return [];
    if (!partner) {
      // A field that is gone is told by itself.
      if (!hasField(both.revision.components?.schemas?.[one.schema], one.field)) return [];
      const message = `Of ${name} the contract no longer says: ${what(one.value)}`;
      const loss = { rule: `${rule}-removed`, level: levelOf(lost), breaks: lost };
      return [told(one.pointer, 'base', { ...loss, message, operations })];
    }
    if (json(one.value) === json(partner.value)) return [];
    const breaks = broken(one.value, partner.value);
    return [
      told(partner.pointer, 'revision', {
        rule: `${rule}-changed`,
        level: levelOf(breaks),
        message: `${name}: ${what(partner.value)} It was: ${what(one.value)}`,
        breaks,
        operations,
      }),
    ];
  });
  const added = after
    .filter((one) => !known.has(one))
    .map((one) => {
      const breaks = come(one);
      return told(one.pointer, 'revision', {
        rule: `${rule}-added`,
        level: levelOf(breaks),
        message: `${one.schema}.${one.field}: ${what(one.value)}`,
        breaks,
        operations: both.using(one.schema),
      });
    });
  return [...found, ...added];
}

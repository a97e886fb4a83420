import * as v from 'valibot';
import {
  type Context,
  type Document,
  type Operation,
  parametersOf,
  resolved,
  signInOf,
} from './types.ts';

const sentence = v.pipe(v.string(), v.endsWith('.', 'must be a sentence'), v.minLength(2));
const message = v.pipe(v.string(), v.minLength(1), v.maxLength(500));

const entrySchema = v.strictObject({
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  scope: v.optional(v.string()),
  meaning: sentence,
  when: sentence,
  client: sentence,
  example: v.strictObject({
    message,
    errors: v.optional(v.array(v.strictObject({ field: message, message }))),
    // Its own parts are held against the error schema, like every example.
    lastChange: v.optional(v.looseObject({})),
  }),
});

type Entry = v.InferOutput<typeof entrySchema>;

const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const MAX_CODE_LENGTH = 60;
/** Scopes that are no header's name. */
const SCOPES = ['operation', 'status', 'token', 'address'];
/** Statuses whose codes an operation names itself, because its rules stand behind them. */
const NEED_CODES = ['409'];

let catalogue = new Map<string, Entry>();
let answered = new Set<string>();

function isAnswered(
  operation: Operation,
  headers: ReadonlySet<string>,
  [code, entry]: [string, Entry],
) {
  const { status, scope = 'operation' } = entry;
  if (!(status in (operation.responses ?? {}))) return false;
  if (scope === 'operation') return operation['x-error-codes']?.includes(code) ?? false;
  if (scope === 'token') return signInOf(operation) !== 'none';
  return scope === 'status' || headers.has(scope);
}

function ownProblems(operation: Operation): string[] {
  const own = operation['x-error-codes'] ?? [];
  return own.flatMap((code, index) => {
    const entry = catalogue.get(code);
    if (own.indexOf(code) < index) return [`${code} is listed twice.`];
    if (!entry) return [`${code} is not in the catalogue, openapi/error-codes.yaml.`];
    const { status, scope = 'operation' } = entry;
    if (scope !== 'operation')
      return [`${code} follows by its scope, ${scope}: leave it out here.`];
    if (status in (operation.responses ?? {})) return [];
    return [`${code} has the status ${status}, which the operation does not list.`];
  });
}

/**
 * The catalogue of error codes is whole, every code in it is answered by some operation, and every operation
 * names codes of the catalogue alone, with statuses that it lists; for 409 it names at least one.
 */
export const errorCodes = {
  Root: {
    enter(root: Document, context: Context) {
      const location = context.location.child(['x-error-codes']);
      const entries = resolved<Record<string, unknown>>(context, root['x-error-codes'] ?? {}) ?? {};
      catalogue = new Map();
      answered = new Set();
      for (const [code, value] of Object.entries(entries)) {
        if (!CODE.test(code) || code.length > MAX_CODE_LENGTH)
          context.report({ message: `${code} is no name of a code.`, location });
        const read = v.safeParse(entrySchema, value);
        if (read.success) catalogue.set(code, read.output);
        for (const issue of read.issues ?? []) {
          const place = [code, v.getDotPath(issue)].filter(Boolean).join('.');
          context.report({ message: `${place}: ${issue.message}.`, location });
        }
      }
    },
    leave(_root: Document, context: Context) {
      for (const [code, { scope }] of catalogue) {
        if (answered.has(code) || scope === 'address') continue;
        const isScope = scope === undefined || SCOPES.includes(scope);
        const why = isScope
          ? ''
          : ` Its scope must be ${SCOPES.join(', ')} or the name of a header.`;
        context.report({
          message: `No operation answers ${code}: name it in x-error-codes, or remove it.${why}`,
          location: context.location.child(['x-error-codes']),
        });
      }
    },
  },
  Operation(operation: Operation, context: Context) {
    const location = context.location.child(['x-error-codes']);
    for (const found of ownProblems(operation)) context.report({ message: found, location });
    const headers = new Set(
      parametersOf(context, operation)
        .filter((parameter) => parameter.in === 'header')
        .map(({ name }) => name),
    );
    const codes = [...catalogue].filter((entry) => isAnswered(operation, headers, entry));
    for (const [code] of codes) answered.add(code);
    for (const status of NEED_CODES) {
      if (!(status in (operation.responses ?? {}))) continue;
      if (codes.some(([, entry]) => String(entry.status) === status)) continue;
      context.report({
        message: `${status} is listed, but no code of it: name those that occur in x-error-codes, or leave ${status} out.`,
        location: context.location.child(['responses', status]),
      });
    }
  },
};

import {
  dereference,
  type ErrorCodeEntry,
  type MediaTypeObject,
  type OpenApiDocument,
  operationsOf,
  type ResponseObject,
} from './document.ts';
import { ADDRESS, catalogueOf, errorCodesOf } from './error-codes.ts';

const JSON_TYPE = 'application/json';

/** `BOAT_NAME_TAKEN` → `boat-name-taken`, the name of its example. Codes are ASCII. */
export function exampleName(code: string): string {
  return code.toLowerCase().replaceAll('_', '-');
}

/** An error answer with a code, as its entry shows it. */
function exampleOf(code: string, { status, example }: ErrorCodeEntry) {
  const { message, errors = [], ...more } = example;
  const requestId = `8f14e45f-ceea-467f-a9d4-2b1c3d5e0${status}`;
  return { message, code, errors, requestId, ...more };
}

function examplesOf(codes: readonly string[]): MediaTypeObject['examples'] {
  return Object.fromEntries(
    codes.map((code) => [
      exampleName(code),
      { $ref: `#/components/examples/error-${exampleName(code)}` },
    ]),
  );
}

function withExamples(response: ResponseObject, codes: readonly string[]): ResponseObject {
  const media = response.content?.[JSON_TYPE];
  if (!media) return response;
  const shown = { ...media, examples: examplesOf(codes) };
  return { ...response, content: { ...response.content, [JSON_TYPE]: shown } };
}

/** What a code is by itself, without an operation that names it. */
const isCommon = ({ scope = 'operation' }: ErrorCodeEntry) =>
  scope !== 'operation' && scope !== ADDRESS;

/** Says on the property that holds the code which codes there are, and that there will be more. */
function nameCodes(document: OpenApiDocument, { schema }: MediaTypeObject): void {
  if (!schema) return;
  const code = dereference(document, schema).properties?.code;
  if (code) code['x-extensible-enum'] = catalogueOf(document).map(([name]) => name);
}

/**
 * Gives every error answer of a bundled contract the examples of the codes that its operation can answer,
 * from the catalogue. An answer whose codes are those of the shared response stays a reference to it.
 * Changes the document it is given.
 */
export function addErrorExamples(document: OpenApiDocument): void {
  const catalogue = catalogueOf(document).filter(([, { scope }]) => scope !== ADDRESS);
  const { responses = {} } = document.components;
  document.components.examples ??= {};
  const { examples } = document.components;
  for (const [code, entry] of catalogue) {
    const value = exampleOf(code, entry);
    examples[`error-${exampleName(code)}`] = { summary: entry.meaning, value };
  }
  const shared = new Map<string, string>();
  for (const { operation } of operationsOf(document)) {
    const codes = errorCodesOf(document, operation);
    for (const [status, response] of Object.entries(operation.responses)) {
      if (!('$ref' in response) || Number(status) < 400) continue;
      const name = response.$ref.split('/').at(-1) ?? '';
      const component = responses[name];
      const [media] = Object.values(component?.content ?? {});
      if (!component || !media) continue;
      if (!shared.has(name)) {
        const common = catalogue.filter(
          ([, entry]) => entry.status === Number(status) && isCommon(entry),
        );
        const names = common.map(([code]) => code);
        shared.set(name, names.join());
        responses[name] = withExamples(component, names);
        nameCodes(document, media);
      }
      const own = codes.get(Number(status)) ?? [];
      if (own.join() !== shared.get(name))
        operation.responses[status] = withExamples(component, own);
    }
  }
}

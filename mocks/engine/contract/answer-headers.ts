import type {
  OpenApiDocument,
  OperationObject,
  ResponseObject,
} from '../../../openapi/model/document.ts';

/** A header that an answer of one status must carry. */
interface DeclaredHeader {
  /** In lower case. */
  name: string;
  /** What is sent where nothing computes the value. */
  example: string;
}

/** What the contract says of the headers of a success. */
export interface SuccessHeaders {
  headers: readonly DeclaredHeader[];
  /** Name of the schema that the body has, such as `Boat`; empty for any other body. */
  schema: string;
  /** Most records of a list whose header says how many there are in all; undefined for anything else. */
  mostItems: number | undefined;
  /** Path of the operation that reads the record, base path included; undefined without a link. */
  readAt: string | undefined;
}

interface Header {
  required?: boolean;
  example?: unknown;
}

type Response = ResponseObject & {
  headers?: Record<string, Header>;
  links?: Record<string, { operationId?: string }>;
};

function pathOf(document: OpenApiDocument, operationId: string): string | undefined {
  return Object.keys(document.paths).find(
    (path) => document.paths[path]?.get?.operationId === operationId,
  );
}

/** When an operation was deprecated (RFC 9745), and until when it works (RFC 8594). */
function deprecationOf(operation: OperationObject): Record<string, string> {
  const since = Date.parse(operation['x-deprecated-since'] ?? '');
  const until = Date.parse(operation['x-sunset'] ?? '');
  if (Number.isNaN(since) || Number.isNaN(until)) return {};
  return { deprecation: `@${since / 1000}`, sunset: new Date(until).toUTCString() };
}

/** In lower case. */
export const TOTAL_COUNT = 'x-total-count';

/** Sets the total count header of a list that came from the examples to its length, where it has one. */
export function fitTotalCount(headers: Record<string, string>, body: unknown): void {
  const name = Object.keys(headers).find((each) => each.toLowerCase() === TOTAL_COUNT);
  if (name !== undefined && Array.isArray(body)) headers[name] = String(body.length);
}

/** The headers of the successes of an operation, by status. References of `operation` are followed. */
export function successHeaders(
  document: OpenApiDocument,
  raw: OperationObject,
  operation: OperationObject,
): ReadonlyMap<number, SuccessHeaders> {
  const base = document.servers?.[0]?.url ?? '';
  const byStatus = new Map<number, SuccessHeaders>();
  const known = deprecationOf(operation);
  for (const [status, followed] of Object.entries(operation.responses)) {
    if (!status.startsWith('2')) continue;
    const { headers = {}, links, content } = followed as Response; // references are followed
    const declared = Object.entries(headers)
      .filter(([, { required }]) => required)
      .map(([title, { example }]) => {
        const name = title.toLowerCase();
        return { name, example: known[name] ?? String(example ?? '') };
      });
    if (declared.length === 0) continue;
    const response = raw.responses[status];
    const schema =
      response && 'content' in response
        ? response.content?.['application/json']?.schema?.$ref
        : undefined;
    const reader = links?.record?.operationId;
    const path = reader === undefined ? undefined : pathOf(document, reader);
    byStatus.set(Number(status), {
      headers: declared,
      schema: schema?.split('/').at(-1) ?? '',
      mostItems: declared.some(({ name }) => name === TOTAL_COUNT)
        ? content?.['application/json']?.schema?.maxItems
        : undefined,
      readAt: path === undefined ? undefined : `${base}${path}`,
    });
  }
  return byStatus;
}

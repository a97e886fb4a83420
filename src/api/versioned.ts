import { unwrap } from './pipeline/unwrap.ts';

/** A record with the version that it had when it was read, for `If-Match` of a later write. */
export type Versioned<Record> = Record & {
  /** The `ETag` of the answer; undefined when the service sent none; a write then overwrites without a check. */
  readonly version: string | undefined;
};

/** What a call answered, with its version. Rejects as `answer` does. */
export async function versioned<Result extends { data?: unknown; response: Response }>(
  call: Promise<Result>,
): Promise<Versioned<Exclude<Result['data'], undefined>>> {
  const record = await unwrap(call);
  const { response } = await call;
  const version = response.headers.get('ETag') ?? undefined;
  // TypeScript does not spread a generic; what has a version is a record.
  return { ...(record as object), version } as Versioned<Exclude<Result['data'], undefined>>;
}

/** The header of a write that must not overwrite what somebody else wrote since `version` was read. */
export function ifMatch(version: string | undefined): { 'If-Match'?: string } {
  return version === undefined ? {} : { 'If-Match': version };
}

import { ApiError, localCodes } from '../errors/api-error.ts';

/**
 * What a call answered. Rejects with the ApiError of a failed call, and with one of its own when an
 * operation that promises a body answers 204.
 */
export async function unwrap<Result extends { data?: unknown; response: Response }>(
  call: Promise<Result>,
): Promise<Exclude<Result['data'], undefined>> {
  const { data, response } = await call;
  if (data === undefined) {
    const { status } = response;
    throw new ApiError({ category: 'UNKNOWN', code: localCodes.malformedAnswer, status });
  }
  // TypeScript does not narrow a property of a generic type; undefined has just been excluded.
  return data as Exclude<Result['data'], undefined>;
}

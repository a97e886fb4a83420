/** The file that a call answered, also one of no bytes. Rejects with the ApiError of a failed call. */
export async function unwrapFile(
  call: Promise<{ data?: Blob; response: Response }>,
): Promise<Blob> {
  const { data, response } = await call;
  // The client takes an answer without bytes for none.
  return data ?? new Blob([], { type: response.headers.get('content-type') ?? '' });
}

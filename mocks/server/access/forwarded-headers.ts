type Headers = Readonly<Record<string, string>>;

/** Several servers in front write a list; the first is what the client called. */
const first = (text: string | undefined) => text?.split(',', 1)[0]?.trim();

/** The name and port that the client called a server in front by, as that server says. */
export const forwardedHost = (headers: Headers) => first(headers['x-forwarded-host']);

/** The scheme that the client called a server in front by. */
export const forwardedScheme = (headers: Headers) =>
  first(headers['x-forwarded-proto'])?.toLowerCase();

/** Where the mock is reached from outside, such as `http://127.0.0.1:4010`. */
export function ownAddress(headers: Headers): string {
  const host = forwardedHost(headers) ?? headers.host ?? '127.0.0.1';
  return `${forwardedScheme(headers) ?? 'http'}://${host}`;
}

/** Header by which a client asks for a state of its own. */
export const SESSION_HEADER = 'x-mock-session';
/** The same for a browser. */
export const SESSION_COOKIE = 'mock-session';

const NAME = /^[A-Za-z0-9_.-]{1,64}$/;
const COOKIE = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]+)`);

/** The session a request belongs to, by header or cookie; empty, the shared one, when it names none or writes it badly. */
export function sessionNameOf(headers: Readonly<Record<string, string>>): string {
  const name = headers[SESSION_HEADER] ?? COOKIE.exec(headers.cookie ?? '')?.[1] ?? '';
  return NAME.test(name) ? name : '';
}

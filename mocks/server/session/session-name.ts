/** Header by which a client asks for a state of its own. */
const SESSION_HEADER = 'x-mock-session';
/** The same for a browser. */
export const SESSION_COOKIE = 'mock-session';

const NAME = /^[A-Za-z0-9_.-]{0,64}$/;
const COOKIE = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]*)`);

/** Where a request names its session, and how it writes it. */
export interface WrittenName {
  place: string;
  name: string;
}

/** The session a request names: in the query where that counts, by header or by cookie; empty is the shared one. */
export function sessionNameOf(
  headers: Readonly<Record<string, string>>,
  inQuery?: string | null,
): WrittenName {
  if (inQuery !== undefined && inQuery !== null) return { place: 'query.session', name: inQuery };
  const inHeader = headers[SESSION_HEADER];
  if (inHeader !== undefined) return { place: `header.${SESSION_HEADER}`, name: inHeader };
  const inCookie = COOKIE.exec(headers.cookie ?? '')?.[1]?.trim() ?? '';
  return { place: `cookie.${SESSION_COOKIE}`, name: inCookie };
}

export const isSessionName = (name: string): boolean => NAME.test(name);

/** What a session may be called, in both languages. */
export const NAME_RULE = {
  tr: 'en fazla 64 harf (a–z), rakam, nokta, tire ya da alt çizgi olmalı',
  en: 'must be at most 64 letters (a to z), digits, dots, dashes or underscores',
};

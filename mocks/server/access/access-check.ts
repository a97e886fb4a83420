import type { Text } from '../../rules/common/refusal.ts';
import { forwardedHost, forwardedScheme } from './forwarded-headers.ts';
import { hostNameOf, hostNameOfAddress, isLoopback } from './host-name.ts';

/** Whom a mock answers beside this machine's own pages and programs. */
interface AccessOptions {
  /** The address it listens on, as it was given. */
  host: string;
  /** Further names that it is called by, such as `mock.test`. */
  allowHosts: readonly string[];
  /** Further pages that may call it, as browsers write their origin: `https://app.test`, or `null`. */
  allowOrigins: readonly string[];
}

/** What is known of a caller before anything is read or done. */
interface AccessRequest {
  method: string;
  headers: Readonly<Record<string, string>>;
  /** The address of this machine that the connection came in on. */
  localAddress: string | undefined;
}

type AccessDecision =
  /** `origin` is the page that calls, when it is a page. */
  | { isAllowed: true; origin: string | undefined }
  | { isAllowed: false; status: 400 | 403; message: Text };

export type AccessCheck = (request: AccessRequest) => AccessDecision;

const PAGE = /^https?:\/\/([^/?#@]+)$/i;
/** Most of a header that is repeated in a sentence. */
const SHOWN = 100;

const shown = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

function refuse(en: string, tr: string, status: 400 | 403 = 403): AccessDecision {
  return { isAllowed: false, status, message: { en, tr } };
}

const unreadable = (header: string, text: string) =>
  refuse(
    `The header ${header} is no host name: ${shown(text)}`,
    `${header} başlığı bir sunucu adı değil: ${shown(text)}`,
    400,
  );

const SCHEMES: ReadonlySet<string> = new Set(['http', 'https']);

const unreadableScheme = (text: string) =>
  refuse(
    `The header X-Forwarded-Proto is http or https, not ${shown(text)}`,
    `X-Forwarded-Proto başlığı http ya da https olmalı: ${shown(text)}`,
    400,
  );

const foreignHost = (name: string) =>
  refuse(
    `This mock answers to names of this machine alone, not to ${shown(name)}. If that is one, start the mock with --allow-host ${shown(name)}`,
    `Bu taklit yalnızca bu makinenin adlarına yanıt verir, ${shown(name)} adına değil. Bu ad sizinse taklidi --allow-host ${shown(name)} ile başlatın.`,
  );

const foreignPage = (origin: string) =>
  refuse(
    `A page of ${shown(origin)} may not call this mock. If it is yours, start the mock with --allow-origin ${shown(origin)}`,
    `${shown(origin)} sayfası bu taklidi çağıramaz. Sayfa sizinse taklidi --allow-origin ${shown(origin)} ile başlatın.`,
  );

const UNNAMED_PAGE = refuse(
  'A page of another site may not call this mock. If it is yours, let it send its origin or referrer, and start the mock with --allow-origin and that origin.',
  'Başka bir sitenin sayfası bu taklidi çağıramaz. Sayfa sizinse kaynağını (origin ya da referrer) göndersin; taklidi de --allow-origin ve o kaynakla başlatın.',
);

/** Whether a text is an origin as browsers write it: scheme, host and port alone, or `null` for a page without one. */
export function isOrigin(text: string): boolean {
  return text === 'null' || /^[a-z][a-z0-9+.-]*:\/\/[^/?#@\s]+$/i.test(text);
}

/** A link that somebody followed: the page it stood on cannot read what it leads to. */
function isFollowedLink({ method, headers }: AccessRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  );
}

/** The origin of an address; undefined when it is none. */
function originOfReferrer(text: string | undefined): string | undefined {
  return text !== undefined && URL.canParse(text) ? new URL(text).origin : undefined;
}

/**
 * Keeps the web away from what runs on a developer's machine. A browser sends any page's requests to
 * 127.0.0.1, and a name server may lead any name there, so the name that was called and the page that
 * calls both have to be this machine's own, or allowed by name. Programs send no `Origin` and pass.
 */
export function createAccessCheck({ host, allowHosts, allowOrigins }: AccessOptions): AccessCheck {
  const given = hostNameOfAddress(host);
  const ownNames = new Set([...allowHosts.map((name) => hostNameOf(name) ?? name), given]);
  const ownOrigins = new Set(allowOrigins.map((origin) => origin.toLowerCase()));

  const isOwnName = (name: string, { localAddress }: AccessRequest) =>
    isLoopback(name) ||
    ownNames.has(name) ||
    (localAddress !== undefined && hostNameOfAddress(localAddress) === name);

  /** What stands against the name in a header; undefined when nothing does. */
  function checkHost(
    request: AccessRequest,
    header: string,
    text: string | undefined,
  ): AccessDecision | undefined {
    // HTTP/1.0 and some probes name none; every browser does.
    if (text === undefined) return undefined;
    const name = hostNameOf(text);
    if (name === undefined) return unreadable(header, text);
    return isOwnName(name, request) ? undefined : foreignHost(name);
  }

  function isOwnPage(origin: string, request: AccessRequest): boolean {
    if (ownOrigins.has(origin.toLowerCase())) return true;
    const name = hostNameOf(PAGE.exec(origin)?.[1] ?? '');
    return name !== undefined && isOwnName(name, request);
  }

  return (request) => {
    const { headers } = request;
    const wrongHost =
      checkHost(request, 'Host', headers.host) ??
      checkHost(request, 'X-Forwarded-Host', forwardedHost(headers));
    if (wrongHost) return wrongHost;
    const scheme = forwardedScheme(headers);
    if (scheme !== undefined && !SCHEMES.has(scheme)) return unreadableScheme(scheme);
    const { origin } = headers;
    if (origin !== undefined) {
      return isOwnPage(origin, request) ? { isAllowed: true, origin } : foreignPage(origin);
    }
    if (isFollowedLink(request)) return { isAllowed: true, origin };
    // Images and scripts come without an origin.
    const referrer = originOfReferrer(headers.referer);
    if (referrer !== undefined && referrer !== 'null') {
      return isOwnPage(referrer, request) ? { isAllowed: true, origin } : foreignPage(referrer);
    }
    return headers['sec-fetch-site'] === 'cross-site' ? UNNAMED_PAGE : { isAllowed: true, origin };
  };
}

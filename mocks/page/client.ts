const NAME = 'pruva-mock-session';

/** The session that the page looks at; empty for the shared one. */
export function sessionName(): string {
  return sessionStorage.getItem(NAME) ?? '';
}

/** Looks at another session from now on. */
export function chooseSession(name: string): void {
  sessionStorage.setItem(NAME, name);
}

function headers(): Record<string, string> {
  const name = sessionName();
  return name === '' ? {} : { 'x-mock-session': name };
}

/**
 * Calls the control below `/_mock` for the chosen session. Rejects with what the control said when it
 * refuses, or that the mock does not answer.
 */
export async function control<Answer>(
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`/_mock${path}`, {
    method,
    headers: { ...headers(), 'content-type': 'application/json', accept: 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error('The mock does not answer. Is it still running?', { cause });
  });
  const text = await response.text();
  const content: unknown = text === '' ? undefined : JSON.parse(text);
  if (response.ok) return content as Answer; // the page and the control are one program
  const said = (content as { message?: string } | undefined)?.message;
  throw new Error(said ?? `${method} /_mock${path} answered ${response.status}.`);
}

/** Sends a call of the API again as it was, and answers its status and id. */
export async function sendAgain(call: {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: { text?: string; base64?: string };
}): Promise<{ status: number; requestId: string }> {
  const { text, base64 } = call.body;
  const bytes =
    base64 === undefined ? undefined : Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  const sent = ['authorization', 'content-type', 'accept', 'accept-language', 'prefer', 'if-match'];
  const kept = Object.entries(call.headers).filter(([name]) => sent.includes(name));
  const response = await fetch(`/api${call.path}${call.query && `?${call.query}`}`, {
    method: call.method,
    headers: { ...Object.fromEntries(kept), ...headers() },
    body: text ?? bytes ?? null,
  });
  return { status: response.status, requestId: response.headers.get('x-request-id') ?? '' };
}

import { CONTRACT_FILES } from '../../openapi/files.ts';
import { mock } from '../behaviour.ts';
import { type MockOptions, type RunningMock, startMock } from '../server/mock.ts';

/** What was answered, its JSON read. */
export interface Answered {
  status: number;
  headers: Headers;
  // Tests look into answers of many operations; the schema of each is checked by the engine.
  body: Record<string, unknown>;
}

/** A caller of a running mock, in a session of its own and perhaps signed in. */
export interface Caller {
  call(method: string, path: string, options?: CallOptions): Promise<Answered>;
  /** The same session, signed in as somebody of the world. */
  as(username: string): Promise<Caller>;
}

interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

const PASSWORD = 'deniz-2026';

async function read(response: Response): Promise<Answered['body']> {
  const text = await response.text();
  return text === '' ? {} : (JSON.parse(text) as Answered['body']); // the mock answers objects and lists
}

/** Calls a mock by path: `/api/…` for the contract, `/_mock/…` for its control. */
export function callerOf(url: string, session: string, token?: string): Caller {
  async function call(method: string, path: string, options: CallOptions = {}): Promise<Answered> {
    const { body, headers = {} } = options;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'x-mock-session': session,
        'accept-language': 'en',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: await read(response) };
  }
  return {
    call,
    async as(username) {
      const { status, body } = await call('POST', '/api/auth/login', {
        body: { username, password: PASSWORD },
      });
      if (status !== 200) throw new Error(`${username} cannot sign in: ${JSON.stringify(body)}`);
      return callerOf(url, session, String(body.token));
    },
  };
}

/** The mock on a free port, around the day of the contract's examples. */
export function startTestMock(options: Partial<MockOptions> = {}): Promise<RunningMock> {
  return startMock(mock, { contract: CONTRACT_FILES, port: 0, today: '2026-11-20', ...options });
}

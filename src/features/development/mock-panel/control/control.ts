import * as v from 'valibot';

/** Where the mock is controlled; the app's own server passes it on. */
const BASE = '/_mock';

/**
 * A call of the mock's control that did not succeed. `absent`: nothing there speaks as the control
 * does; otherwise the message is the mock's own.
 */
export class ControlFailure extends Error {
  override readonly name = 'ControlFailure';
  readonly absent: boolean;
  constructor(message: string, { absent, cause }: { absent: boolean; cause?: unknown }) {
    super(message, { cause });
    this.absent = absent;
  }
}

const Refusal = v.object({ message: v.string() });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

function absent(cause: unknown): ControlFailure {
  return new ControlFailure(`The mock at ${BASE} does not answer; npm start serves one.`, {
    absent: true,
    cause,
  });
}

async function send(method: Method, path: string, body: unknown, signal?: AbortSignal) {
  const request: RequestInit = { method };
  if (signal) request.signal = signal;
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(`${BASE}${path}`, request);
  const text = await response.text();
  // Without a mock that has one, the app's server answers every path with its own page.
  const content: unknown = text === '' ? undefined : JSON.parse(text);
  return { response, content };
}

/** What a call of the control answered, unchecked. Rejects with a ControlFailure and nothing else. */
export async function control(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const { response, content } = await send(method, path, body, signal).catch((cause: unknown) => {
    throw absent(cause);
  });
  if (response.ok) return content;
  const refusal = v.safeParse(Refusal, content);
  if (!refusal.success) throw absent(new Error(`${method} ${path} answered ${response.status}`));
  throw new ControlFailure(refusal.output.message, { absent: false });
}

/** What can be read below `path`, as `schema` says. Rejects with a ControlFailure. */
export async function read<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, await control('GET', path, undefined, signal));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
  throw new ControlFailure(`GET ${BASE}${path} is not what was expected: ${problems.join('; ')}`, {
    absent: false,
    cause: new v.ValiError(result.issues),
  });
}

import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { createSecrets } from '../../control/recording/secrets.ts';
import type { EngineRequest } from '../../engine/answer/answer.ts';
import { BASE } from '../../engine/contract/base.ts';
import type { Recording } from '../../engine/dependencies.ts';
import { textOfBody } from '../../engine/session/call-log.ts';

const HeaderList = v.array(v.object({ name: v.string(), value: v.string() }));

/** What is read of a HAR file; browsers write more. */
const HarSchema = v.object({
  log: v.object({
    entries: v.array(
      v.object({
        request: v.object({
          method: v.string(),
          url: v.pipe(v.string(), v.url()),
          headers: HeaderList,
          postData: v.optional(v.object({ text: v.optional(v.string()) })),
        }),
        response: v.object({
          status: v.number(),
          headers: HeaderList,
          content: v.object({ text: v.optional(v.string()), encoding: v.optional(v.string()) }),
        }),
      }),
    ),
  }),
});

type Recorded = v.InferOutput<typeof HarSchema>['log']['entries'][number];

/** Headers of an answer that belong to its connection, or that the mock writes itself. */
const OWN =
  /^(content-length|content-encoding|transfer-encoding|connection|keep-alive|date|x-request-id|x-mock-.*|access-control-.*)$/i;

/** A file that is not there, or is no HAR file; the message says which, and what to do. */
export class UnplayableFile extends Error {}

function readHar(file: string): Recorded[] {
  try {
    return v.parse(HarSchema, JSON.parse(readFileSync(file, 'utf8'))).log.entries;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UnplayableFile(
      `${file} cannot be played back: ${reason}. Record one with --record ${file}, or save one from the network tab of a browser.`,
      { cause },
    );
  }
}

/** Path below the base path and query of a recorded address; undefined for other addresses. */
function addressOf(url: string): string | undefined {
  const { pathname, search } = new URL(url);
  const at = pathname.indexOf(`${BASE}/`);
  return at < 0 ? undefined : `${pathname.slice(at + BASE.length)}${search}`;
}

/** JSON as it is; what is none is left to the validation, which says so. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return text;
  }
}

function recordedOf({ response }: Recorded): ReturnType<Recording> {
  const { status, headers, content } = response;
  const kept = headers
    .filter(({ name }) => !OWN.test(name))
    .map(({ name, value }) => [name.toLowerCase(), value] as const);
  const { text, encoding } = content;
  const shared = { statusCode: status, headers: Object.fromEntries(kept) };
  if (encoding === 'base64' && text !== undefined)
    return { response: { ...shared, body: 'file' }, bytes: Uint8Array.fromBase64(text) };
  const isJson = kept.some(([name, value]) => name === 'content-type' && /json/i.test(value));
  return { response: { ...shared, body: isJson && text ? parsed(text) : text } };
}

/**
 * Answers requests as a HAR file recorded them: those of the same method, address, body and caller, one
 * after the other, the last again and again. Undefined for what was not recorded. Throws UnplayableFile.
 */
export function openPlayer(file: string) {
  const secrets = createSecrets();
  const known = new Map<string, Recorded[]>();
  const keyOf = (method: string, address: string, authorization: string, body: string) =>
    [method, address, secrets.ofAuthorization(authorization), secrets.ofText(body)].join('\n');
  for (const entry of readHar(file)) {
    const { method, url, headers, postData } = entry.request;
    const address = addressOf(url);
    if (address === undefined) continue;
    const authorization = headers.find(({ name }) => name.toLowerCase() === 'authorization');
    const key = keyOf(method, address, authorization?.value ?? '', postData?.text ?? '');
    known.set(key, [...(known.get(key) ?? []), entry]);
  }
  return {
    /** How many answers there are. */
    size: [...known.values()].reduce((sum, entries) => sum + entries.length, 0),
    play: (request: EngineRequest): ReturnType<Recording> => {
      const { method, path, query, headers, bytes } = request;
      const address = query.size > 0 ? `${path}?${query}` : path;
      const body = textOfBody(bytes) ?? '';
      const entries = known.get(keyOf(method, address, headers.authorization ?? '', body));
      const entry = entries && entries.length > 1 ? entries.shift() : entries?.[0];
      return entry && recordedOf(entry);
    },
  };
}

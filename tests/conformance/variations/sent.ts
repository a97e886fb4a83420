import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Change, refusal } from '../corpus/change.ts';
import { type Answer, withHeader } from '../corpus/message.ts';
import type { Variation } from './variation.ts';

const headed = (headers: (answered: Answer) => Record<string, string>): Change => {
  return (next) => async (call) => {
    const answered = await next(call);
    return { ...answered, headers: { ...answered.headers, ...headers(answered) } };
  };
};

const OWN_TAG = /"own-/gu;

/** Every so often something else happens than an answer. */
function every(times: number, instead: () => Answer): Change {
  return (next) => {
    let calls = 0;
    return (call) => {
      calls += 1;
      return calls % times === 0 ? Promise.resolve(instead()) : next(call);
    };
  };
}

/** What is sent otherwise: headers, encodings, and how long it takes. */
export const sent: Variation[] = [
  {
    name: 'headers of its own',
    what: 'A service may send headers that the contract does not name.',
    change: headed(() => ({
      server: 'example/1.0',
      'x-request-id': '8f14e45f',
      'x-powered-by': 'example',
      via: '1.1 gateway',
      'set-cookie': 'balancer=3; Path=/; HttpOnly; Secure',
    })),
  },
  {
    name: 'a character set',
    what: 'A media type may have parameters, and no case (RFC 9110).',
    change: (next) => async (call) => {
      const answered = await next(call);
      return answered.headers['content-type'] === 'application/json'
        ? withHeader(answered, 'content-type', 'Application/JSON;charset=UTF-8')
        : answered;
    },
  },
  {
    name: 'compressed answers',
    what: 'An answer is compressed for a client that accepts it (RFC 9110).',
    change: (next) => async (call) => {
      const answered = await next(call);
      const accepted = call.headers['accept-encoding'] ?? '';
      if (!accepted.includes('gzip') || answered.body.length === 0 || call.method === 'HEAD')
        return answered;
      const headers = { ...answered.headers, 'content-encoding': 'gzip', vary: 'Accept-Encoding' };
      return { ...answered, headers, body: gzipSync(answered.body) };
    },
  },
  {
    name: 'versions of its own',
    what: 'An ETag is opaque.',
    change: (next) => async (call) => {
      const asked = call.headers['if-match'];
      const headers =
        asked === undefined
          ? call.headers
          : { ...call.headers, 'if-match': asked.replaceAll(OWN_TAG, '"') };
      const answered = await next({ ...call, headers });
      const tag = answered.headers.etag;
      return tag === undefined ? answered : withHeader(answered, 'etag', tag.replace('"', '"own-'));
    },
  },
  {
    name: 'slow',
    what: 'A call takes 60 ms, now and then 400.',
    change: (next) => {
      let calls = 0;
      return async (call) => {
        calls += 1;
        await wait(calls % 50 === 0 ? 400 : 60);
        return next(call);
      };
    },
  },
  {
    name: 'too many requests now and then',
    what: 'Every operation may answer 429, and says when to come again.',
    change: every(90, () => {
      const refused = refusal(429);
      return withHeader(refused, 'retry-after', '1');
    }),
  },
  {
    name: 'connections that close',
    what: 'A connection may be closed after each answer (RFC 9112).',
    change: headed(() => ({ connection: 'close' })),
  },
];

import { TOKEN_OF_ANSWER } from '../../actors/token-lines.ts';
import { bearerOf } from '../../client/bearer.ts';
import { curlOf } from '../../client/curl.ts';
import { isObject, parsed, textAt } from '../../lib/json.ts';
import type { Told } from '../../types.ts';
import type { PairAnswer } from '../pair/pair.ts';
import type { Found } from '../sequence/found.ts';
import { neededFor } from './needed.ts';

const MOST = 400;

function outcome({ status, body }: PairAnswer['service']): string {
  const code = isObject(body) && typeof body.code === 'string' ? ` ${body.code}` : '';
  const id =
    isObject(body) && body.id !== undefined && status < 300 ? ` id ${String(body.id)}` : '';
  return `${status || 'no answer'}${code}${id}`;
}

/**
 * The calls that lead to a difference, as numbered lines would show them: the last, and writes that either side has done
 * and that it may depend on.
 */
export function storyOf({ log, answer }: Found): Told[] {
  const calls = neededFor(
    log.filter(
      (one, index) =>
        index === log.length - 1 ||
        one === answer ||
        (one.operation.method !== 'GET' && (one.mock.ok || one.service.ok)),
    ),
    answer,
  );
  return calls.map((one, index) => {
    const { exchange } = one.service;
    const actor = whoSends(one, calls.slice(index + 1));
    const token = bearerOf(exchange);
    const secret = token === undefined ? undefined : { token, variable: `${exchange.actor}_TOKEN` };
    const curl = curlOf(exchange, secret);
    return {
      curl: actor
        ? `${actor}_TOKEN=$(${curl.replace('curl -i', 'curl -s')} | ${TOKEN_OF_ANSWER})`
        : curl,
      service: outcome(one.service),
      mock: outcome(one.mock),
    };
  });
}

/** Who sends a later call with the token that an answer gives out; undefined for any other answer. */
function whoSends({ service: { body } }: PairAnswer, later: readonly PairAnswer[]) {
  const token = textAt(body, 'token');
  if (token === undefined) return undefined;
  const isSent = ({ service: { exchange } }: PairAnswer) =>
    exchange.requestHeaders.authorization === `Bearer ${token}`;
  return later.find(isSent)?.service.exchange.actor;
}

/** A value of an answer as text, not too long. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MOST ? `${text.slice(0, MOST)} …` : text;
}

/** Both answers of a refusal or success in a line each, for a difference of the status. */
export function statusText({ exchange, status }: PairAnswer['service']): string {
  const body = parsed(exchange.responseBody);
  return `${status || 'no answer'}${isObject(body) && typeof body.code === 'string' ? ` ${body.code}` : ''}`;
}

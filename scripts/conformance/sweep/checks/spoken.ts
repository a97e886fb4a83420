import { englishIn } from '../../lib/english.ts';
import { isObject } from '../../lib/json.ts';
import type { Exchange } from '../../types.ts';

interface Problem {
  place: string;
  expected: string;
  seen: string;
}

/** A text of a refusal that is English although nobody asked for English; undefined where there is none. */
export function spokenProblem(exchange: Exchange, body: unknown): Problem | undefined {
  const asked = exchange.requestHeaders['accept-language'];
  const isTurkish = asked === undefined || asked === 'tr';
  if (exchange.status < 400 || exchange.status >= 500 || !isTurkish || !isObject(body))
    return undefined;
  const errors = Array.isArray(body.errors) ? body.errors : [];
  const texts = [
    { place: 'error.message', text: body.message },
    ...errors.map((one) => ({
      place: 'error.errors[].message',
      text: isObject(one) ? one.message : undefined,
    })),
  ];
  for (const { place, text } of texts) {
    const words = typeof text === 'string' ? englishIn(text) : undefined;
    // What was sent may be told as it is.
    if (words === undefined || isSent(exchange, words)) continue;
    return { place, expected: 'Turkish, unless English is asked for', seen: String(text) };
  }
  return undefined;
}

function isSent({ requestBody, url }: Exchange, words: string): boolean {
  const sent = typeof requestBody === 'string' ? requestBody : '';
  // A broken encoding, which some requests have on purpose, is no reason to stop: this reads it as it can.
  const asked = [...new URL(url).searchParams.values()];
  return [sent, ...asked].some((text) => text.includes(words));
}

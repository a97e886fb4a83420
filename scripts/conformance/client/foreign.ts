import type { Contract } from '../contract/contract.ts';
import type { Exchange } from '../types.ts';
import { LONGEST_WAIT, retryText, toldWait } from './limit-watch.ts';

/** What mends a limit of requests. */
export const RAISE =
  'raise the limit of requests for this run, or stay below it with --rate and begin later';

/** Answers of what stands before a service that is down. */
const GATEWAY = [502, 503, 504];

const headerOf = ({ responseHeaders }: Exchange, name: string) => responseHeaders[name] ?? '';

function isPage(exchange: Exchange): boolean {
  const type = headerOf(exchange, 'content-type').toLowerCase();
  return type.startsWith('text/html') || /^\s*<(!doctype|html)\b/iu.test(exchange.responseBody);
}

/**
 * What shows that something else than the service answers: a page, a redirect, or nobody but a limit. One sentence
 * with what was seen, and how to mend it; undefined for an answer that can be the service's own. `path` is that of the
 * operation, without the base path.
 */
export function foreignAnswer(exchange: Exchange, path: string): string | undefined {
  const { method, status, url } = exchange;
  const call = `${method} ${url} answered ${status}`;
  if (status === 429) {
    const waited =
      toldWait(exchange) > LONGEST_WAIT ? 'too long to wait for' : 'still after waiting';
    return `${call}, ${waited} (${retryText(exchange.responseHeaders)}): ${RAISE}.`;
  }
  const location = headerOf(exchange, 'location');
  if (status >= 300 && status < 400 && status !== 304) {
    const to = URL.parse(location, url);
    const base = to?.href.endsWith(path) === true ? to.href.slice(0, -path.length) : undefined;
    const mend = base
      ? `give the address that it leads to: --server ${base}`
      : 'give --server the address of the service itself, which answers without a redirect, not one of a site or a sign-in page before it';
    return `${call}, ${location ? `a redirect to ${location}` : 'a redirect without a Location'}: ${mend}.`;
  }
  if (!isPage(exchange)) return undefined;
  const type = headerOf(exchange, 'content-type') || 'no content type';
  if (GATEWAY.includes(status))
    return `${call} with a page (${type}), as a gateway does whose service is down: start the service, or give --server its own address.`;
  if (status >= 300) return undefined;
  return `${call} with a page (${type}) instead of JSON, as a website does that has one page for every address: give --server the address of the service itself, with its base path, as in http://127.0.0.1:8080/api.`;
}

/** How many operations are looked at before a run. */
const LOOKED_AT = 2;

/**
 * Operations that anybody can ask for without knowing anything: readings without a sign-in, a record or a parameter
 * that must be there, which answer JSON; of different areas, in the order of the contract.
 */
export function simpleReadings(contract: Contract, isAsked: (id: string) => boolean) {
  const simple = contract.operations.filter(
    ({ id, method, path, secured, parameters, answers }) =>
      isAsked(id) &&
      id !== 'getHealth' &&
      method === 'GET' &&
      !secured &&
      !path.includes('{') &&
      !parameters.some(({ required }) => required) &&
      answers.get(200)?.media.has('application/json') === true,
  );
  const firsts = [...Map.groupBy(simple, ({ tags }) => tags[0]).values()].flatMap(([one]) =>
    one ? [one] : [],
  );
  return firsts.slice(0, LOOKED_AT);
}

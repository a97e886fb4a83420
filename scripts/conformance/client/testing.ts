import type { Exchange } from '../types.ts';

/** An exchange as if it had been sent, with what a test says of it. For tests. */
export function anExchange(facts: Partial<Exchange> = {}): Exchange {
  return {
    operationId: '',
    actor: 'CUSTOMER',
    method: 'GET',
    url: '',
    requestHeaders: {},
    requestBody: undefined,
    status: 200,
    responseHeaders: {},
    responseBody: '',
    duration: 1,
    ...facts,
  };
}

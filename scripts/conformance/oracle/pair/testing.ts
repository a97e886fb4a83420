import type { SideAnswer } from './template.ts';

/** What one side answers in a test. */
export interface Told {
  status?: number;
  headers?: Record<string, string>;
  body?: object;
}

/** An answer of one side, as if it had been sent. For tests. */
export function answered({ status = 200, headers = {}, body = {} }: Told = {}): SideAnswer {
  const exchange = {
    operationId: '',
    actor: 'CUSTOMER' as const,
    method: 'GET',
    url: '',
    requestHeaders: {},
    requestBody: undefined,
    status,
    responseHeaders: headers,
    responseBody: JSON.stringify(body),
    duration: 1,
  };
  return { exchange, status, body: JSON.parse(exchange.responseBody), ok: status < 300 };
}

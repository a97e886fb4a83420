import { anExchange } from '../../client/testing.ts';
import type { SideAnswer } from './template.ts';

/** What one side answers in a test. */
export interface Told {
  status?: number;
  headers?: Record<string, string>;
  body?: object;
}

/** An answer of one side, as if it had been sent. For tests. */
export function answered({ status = 200, headers = {}, body = {} }: Told = {}): SideAnswer {
  const exchange = anExchange({
    status,
    responseHeaders: headers,
    responseBody: JSON.stringify(body),
  });
  return { exchange, status, body: JSON.parse(exchange.responseBody), ok: status < 300 };
}

import { isObject, parsed } from '../../lib/json.ts';
import type { Request } from '../request.ts';
import { type Answer, isInconclusive, type Run } from '../run.ts';
import type { Subject } from './subject.ts';

/** The path of a Location below the address of the service; undefined when it leads elsewhere. */
function below(run: Run, location: string): string | undefined {
  const service = new URL(`${run.context.client.server}/`);
  const target = URL.parse(location, service);
  if (target?.origin !== service.origin || !target.pathname.startsWith(service.pathname)) {
    return undefined;
  }
  return `/${target.pathname.slice(service.pathname.length)}${target.search}`;
}

/** The Location of a new record leads to it, for whoever made it. */
export async function checkLocation(subject: Subject, sent: Request, made: Answer): Promise<void> {
  const { operation, run } = subject;
  const location = made.exchange.responseHeaders.location;
  const readBy = operation.answers.get(made.status)?.readBy;
  if (location === undefined || readBy === undefined) return;
  const report = (seen: string, answer: Answer) =>
    run.report(
      { rule: 'location', place: 'header.Location', expected: 'the way to the new record', seen },
      answer,
    );
  const path = below(run, location);
  if (path === undefined) {
    report(`${location}, which is none of this service's addresses`, made);
    return;
  }
  const authorization = made.exchange.requestHeaders.authorization ?? '';
  const exchange = await run.context.client.send({
    operationId: readBy,
    actor: sent.actor,
    method: 'GET',
    path,
    headers: { authorization },
  });
  const { status, responseBody } = exchange;
  const read: Answer = { exchange, status, body: parsed(responseBody), ok: status === 200 };
  if (isInconclusive(read)) return;
  const isRecord =
    read.ok && isObject(read.body) && isObject(made.body) && read.body.id === made.body.id;
  if (!isRecord) report(`${location}: status ${status}: ${responseBody.slice(0, 200)}`, read);
}

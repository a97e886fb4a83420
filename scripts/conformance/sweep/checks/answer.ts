import type { Contract, DocumentedAnswer, Operation } from '../../contract/contract.ts';
import type { FindingLog } from '../../findings/finding-log.ts';
import { parsed } from '../../lib/json.ts';
import type { Exchange, Severity } from '../../types.ts';
import { codeProblem } from './error-code.ts';
import { spokenProblem } from './spoken.ts';
import { totalCountProblem } from './total-count.ts';

/** Names of fields that must not leave the service unless the contract says so. */
const SECRET =
  /passw|secret|token|hash|salt|session|iban|nationalid|cardnumber|cvv|cvc|e-?mail|phone|dateofbirth|birth/i;

const short = (text: string) => (text.length > 300 ? `${text.slice(0, 300)} …` : text);

/** `application/json; charset=utf-8` → `application/json`. */
export function mediaTypeOf(exchange: Exchange): string {
  const [type = ''] = (exchange.responseHeaders['content-type'] ?? '').split(';');
  return type.trim().toLowerCase();
}

/** What an answer says about a place that may be deep inside it, for the report. */
function valueIn(body: string): string {
  return body === '' ? 'an empty body' : short(body);
}

/**
 * Holds every answer against what the contract documents: status, required headers, content type,
 * body, length of a list, code and language of a refusal, fields that nobody documented, and no failure of the service.
 */
export function createAnswerCheck(contract: Contract, findings: FindingLog) {
  function report(
    exchange: Exchange,
    rule: string,
    place: string,
    expected: string,
    seen: string,
    severity: Severity = 'major',
  ) {
    findings.report({ source: 'sweep', severity, rule, place, expected, seen }, exchange);
  }

  function checkHeaders(exchange: Exchange, answer: DocumentedAnswer) {
    for (const [name, { schema, required }] of answer.headers) {
      const value = exchange.responseHeaders[name];
      const place = `${exchange.status}.headers.${name}`;
      if (value === undefined) {
        if (!required) continue;
        report(exchange, 'response-header', place, `the header ${name}`, 'no such header');
        continue;
      }
      const isText = contract.schemas.flatten(schema).types.includes('string');
      const typed = isText ? value : (parsed(value) ?? value);
      const [violation] = contract.schemas.violations(schema, typed);
      if (violation) {
        report(exchange, 'response-header', place, `a ${name} that ${violation.message}`, value);
      }
    }
  }

  function checkBody(operation: Operation, exchange: Exchange, schema: object) {
    const { status, responseBody } = exchange;
    const body = parsed(responseBody);
    const isError = status >= 400;
    const rule = isError ? 'error-schema' : 'response-schema';
    const prefix = isError ? 'error' : String(status);
    if (body === undefined) {
      report(exchange, rule, prefix, 'a JSON body', valueIn(responseBody));
      return;
    }
    const problem = codeProblem(contract, operation, status, body);
    if (problem) report(exchange, 'error-code', problem.place, problem.expected, problem.seen);
    const spoken = spokenProblem(exchange, body);
    if (spoken) report(exchange, 'language', spoken.place, spoken.expected, spoken.seen);
    for (const { place, message } of contract.schemas.violations(schema, body).slice(0, 10)) {
      const where = place ? `${prefix}.${place}` : prefix;
      report(exchange, rule, where, `${where} ${message}`, valueIn(responseBody));
    }
    for (const place of contract.schemas.undocumented(schema, body)) {
      const name = place.split('.').at(-1) ?? place;
      const secret = SECRET.test(name);
      report(
        exchange,
        secret ? 'secret-leaked' : 'undocumented-field',
        `${prefix}.${place}`,
        'only the fields that the contract names',
        `the field ${place}`,
        secret ? 'critical' : 'minor',
      );
    }
  }

  function checkContent(operation: Operation, exchange: Exchange, answer: DocumentedAnswer) {
    const { status, responseBody } = exchange;
    if (answer.media.size === 0) {
      if (responseBody === '') return;
      report(exchange, 'content-type', String(status), 'an empty body', valueIn(responseBody));
      return;
    }
    const type = mediaTypeOf(exchange);
    const schema = answer.media.get(type);
    if (schema === undefined) {
      const documented = [...answer.media.keys()].join(' or ');
      const place = status >= 400 ? 'error.content-type' : `${status}.content-type`;
      report(exchange, 'content-type', place, documented, type || 'no content type');
      // The body may still be what was meant; a second finding would have the same cause.
      return;
    }
    if (type === 'application/json') checkBody(operation, exchange, schema);
    else if (responseBody === '') {
      report(exchange, 'response-schema', String(status), `a body of ${type}`, 'an empty body');
    }
  }

  return function check(operation: Operation, exchange: Exchange): void {
    const { status, responseBody } = exchange;
    // That a service is slow is said once, for all of its operations.
    if (exchange.isGivenUp) return;
    if (status === 0) {
      report(exchange, 'no-answer', '', 'an answer', responseBody, 'critical');
      return;
    }
    if (status === 501) {
      report(exchange, 'not-implemented', '', 'an operation that works', 'status 501');
      return;
    }
    if (status >= 500) {
      const seen = `status ${status}: ${valueIn(responseBody)}`;
      report(
        exchange,
        'server-error',
        String(status),
        'no failure of the service',
        seen,
        'critical',
      );
    }
    const answer = operation.answers.get(status);
    if (!answer) {
      const documented = [...operation.answers.keys()].join(', ');
      const { location } = exchange.responseHeaders;
      const where = location === undefined ? '' : ` to ${location}`;
      const seen = `status ${status}${where}: ${valueIn(responseBody)}`;
      if (status < 500) report(exchange, 'status-undocumented', String(status), documented, seen);
      return;
    }
    checkHeaders(exchange, answer);
    const miscounted = totalCountProblem(contract, operation, exchange);
    if (miscounted) {
      report(exchange, 'total-count', miscounted.place, miscounted.expected, miscounted.seen);
    }
    checkContent(operation, exchange, answer);
  };
}

import type { Contract, Operation } from '../../../contract/contract.ts';
import { parsed } from '../../../lib/json.ts';
import { exampleRequest } from '../../plan.ts';
import { pathOf } from '../../request.ts';
import type { Run } from '../../run.ts';
import { mediaTypeOf } from '../answer.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A path template as a pattern for concrete paths. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+').replaceAll('.', '\\.')}$`);

/** The methods that no path of the contract offers where a concrete path leads. */
export function undocumentedMethods(contract: Contract, path: string): string[] {
  const offered = new Set(
    contract.operations
      .filter((operation) => patternOf(operation.path).test(path))
      .map(({ method }) => method),
  );
  return METHODS.filter((method) => !offered.has(method));
}

/** Methods that the contract does not name for a path answer 405, in the one shape of an error. */
export async function checkMethods(run: Run, operation: Operation): Promise<void> {
  const { client, contract, findings, actors } = run.context;
  const actor = actors.session('ADMIN') ? 'ADMIN' : 'CUSTOMER';
  const path = pathOf(operation, exampleRequest(operation).path);
  const errorSchema = { $ref: '#/components/schemas/ErrorBody' };
  for (const method of undocumentedMethods(contract, path)) {
    const exchange = await client.send({ operationId: operation.id, actor, method, path });
    const { status, responseBody } = exchange;
    if (status === 0 || status === 429) continue;
    const common = { source: 'sweep', severity: 'minor', place: `method ${method}` } as const;
    if (status !== 405) {
      const severity = status < 400 || status >= 500 ? 'major' : 'minor';
      const expected = `405 for ${method}, which the contract does not offer here`;
      const seen = `status ${status}: ${responseBody.slice(0, 200)}`;
      findings.report(
        { ...common, severity, rule: 'method-not-allowed', expected, seen },
        exchange,
      );
      continue;
    }
    const body = mediaTypeOf(exchange) === 'application/json' ? parsed(responseBody) : undefined;
    const [violation] = contract.schemas.violations(errorSchema, body ?? null);
    if (!violation) continue;
    const expected = 'the error schema of the contract in a 405';
    const seen = responseBody.slice(0, 200) || 'an empty body';
    findings.report({ ...common, rule: 'error-schema', place: '405', expected, seen }, exchange);
  }
}

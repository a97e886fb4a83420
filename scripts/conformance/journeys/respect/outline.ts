import type { Contract, Operation } from '../../contract/contract.ts';

const contentOf = (types: Iterable<string>) =>
  Object.fromEntries([...types].map((type) => [type, {}]));

function outlineOperation({ id, body, answers }: Operation): object {
  const responses = [...answers].map(([status, { media }]) => [
    status,
    {
      description: String(status),
      ...(media.size > 0 ? { content: contentOf(media.keys()) } : {}),
    },
  ]);
  return {
    operationId: id,
    ...(body ? { requestBody: { content: contentOf([body.media]) } } : {}),
    responses: Object.fromEntries(responses),
  };
}

/**
 * The contract as Respect is to read it: operations with their statuses and content types, without
 * schemas. Every answer's body is judged by the check that the sweep uses, once for both; Respect would
 * compile the schema of every answer again, and refuse fields that the contract allows.
 */
export function outlineOf(contract: Contract): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of contract.operations) {
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase()] = outlineOperation(operation);
    paths[operation.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Contract', version: contract.version },
    servers: [{ url: contract.basePath }],
    paths,
  };
}

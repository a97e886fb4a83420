import { listOrders } from '../model/annotations/order.ts';
import { machinesOf } from '../model/annotations/states.ts';
import {
  type OpenApiDocument,
  type OperationEntry,
  operationsOf,
  type Repeat,
} from '../model/document.ts';
import { errorCodesOf } from '../model/error-codes.ts';
import { accessSentence } from './access.ts';
import { consequenceSentences } from './consequences.ts';
import { figureSentences } from './derived.ts';
import { accessLink, errorLink, operationLink } from './links.ts';
import { orderSentence } from './order.ts';
import { movesSentence } from './states.ts';

const SENTENCES: Record<Repeat, string> = {
  key: 'with the same `Idempotency-Key` answers the first answer again; without a key it must not be repeated.',
  same: 'does nothing more, and shows the record as it is.',
  gone: 'answers 404 once the record is deleted; take that for done.',
  'signed-out': 'answers 401: the session ended with the record.',
};

function repeatSentence({ operation }: OperationEntry): string {
  const repeat = operation['x-repeat'];
  return repeat ? `**The same request again** ${SENTENCES[repeat]}` : '';
}

/** Since when an operation is deprecated and until when it works; empty for what is not. */
export function deprecationSentence({ operation }: OperationEntry): string {
  const { 'x-deprecated-since': since, 'x-sunset': until } = operation;
  return since && until ? `**Deprecated** since ${since}; it works until ${until}.` : '';
}

function errorSentence(contract: OpenApiDocument, { operation }: OperationEntry): string {
  const links = [...errorCodesOf(contract, operation)]
    .sort(([a], [b]) => a - b)
    .flatMap(([status, codes]) => codes.map((code) => `${status} [${code}](${errorLink(code)})`));
  return links.length > 0 ? `**Error codes:** ${links.join(' · ')}` : '';
}

/** A copy of the contract whose operations say in words what their extensions say, with links to the other pages. */
export function withNotes(contract: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(contract);
  const machines = machinesOf(contract);
  const orders = listOrders(contract);
  const consequences = consequenceSentences(contract);
  const figures = figureSentences(contract);
  const byId = new Map(operationsOf(copy).map((entry) => [entry.operation.operationId, entry]));
  for (const entry of byId.values()) {
    const { operation } = entry;
    const id = operation.operationId;
    const original = byId.get(operation['x-alias-of'] ?? '');
    operation.description = [
      operation.description,
      `**Operation** [${id}](${accessLink(id)})`,
      original &&
        `**A second path** to the answer of [${original.operation.operationId}](${operationLink(original)}).`,
      deprecationSentence(entry),
      accessSentence(entry),
      movesSentence(machines, entry),
      consequences(entry),
      orderSentence(orders, entry),
      figures(entry),
      repeatSentence(entry),
      errorSentence(contract, entry),
    ]
      .filter(Boolean)
      .join('\n\n');
  }
  return copy;
}

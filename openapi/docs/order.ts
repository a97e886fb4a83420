import { type ListOrder, listOrders, orderText } from '../model/annotations/order.ts';
import { type OpenApiDocument, type OperationEntry, operationsOf } from '../model/document.ts';
import { operationLink } from './links.ts';

const askedText = ({ asked }: ListOrder) =>
  Object.entries(asked)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** The orders of a list, for the operation's own description; empty where nothing is promised. */
export function orderSentence(orders: readonly ListOrder[], { operation }: OperationEntry): string {
  const own = orders.filter(({ operationId }) => operationId === operation.operationId);
  const lines = own.map((order) => {
    const asked = askedText(order);
    return `${asked ? `\`${asked}\`: ` : ''}${orderText(order.keys)}`;
  });
  return lines.length > 0 ? `**Order:** ${lines.join('; ')}.` : '';
}

/** Lists by the order that they come in when none is asked for. */
export function ordersSection(contract: OpenApiDocument): string {
  const entries = new Map(
    operationsOf(contract).map((entry) => [entry.operation.operationId, entry]),
  );
  const plain = listOrders(contract).filter(({ asked }) => Object.keys(asked).length === 0);
  const byOrder = Map.groupBy(plain, ({ keys }) => orderText(keys));
  const rows = [...byOrder].map(([text, orders]) => {
    const links = orders.flatMap(({ operationId }) => {
      const entry = entries.get(operationId);
      return entry ? [`<a href="${operationLink(entry)}">${operationId}</a>`] : [];
    });
    return `<tr data-entry><th scope="row">${text}</th><td>${links.join(', ')}</td></tr>`;
  });
  return `<section data-group><h2 id="orders">Orders of lists</h2>
<p>What a list comes in when no order is asked for. Each key decides where the ones before are equal.</p>
<table><tbody>${rows.join('\n')}</tbody></table></section>`;
}

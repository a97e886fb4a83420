import { deletesText, deletionsOf } from '../../../openapi/model/annotations/deletes.ts';
import {
  derivedAnswers,
  derivedFields,
  derivedText,
} from '../../../openapi/model/annotations/derived.ts';
import { noticesOf, noticeText } from '../../../openapi/model/annotations/notifies.ts';
import { listOrders, orderText } from '../../../openapi/model/annotations/order.ts';
import { refundsOf, refundsText } from '../../../openapi/model/annotations/refunds.ts';
import { serverSetOf, serverSetText } from '../../../openapi/model/annotations/server-set.ts';
import { machinesOf, movesBy } from '../../../openapi/model/annotations/states.ts';
import { uniqueOf, uniqueText, writesOf } from '../../../openapi/model/annotations/unique.ts';
import type { Contract } from './contract.ts';
import { createFieldPlaces } from './field-places.ts';

/** A sentence of the contract that an answer can break. */
export interface Statement {
  /** Word for word, or an annotation in one line. */
  text: string;
  /** Where it stands in the bundled contract, a JSON pointer: `#/components/schemas/BookingStatus/x-states`. */
  pointer: string;
}

export type Statements = (operationId: string, place: string) => Statement[];

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The statements of annotations about a field of a named schema, and about an operation. */
function annotated(contract: Contract) {
  const machines = machinesOf(contract.document);
  const orders = listOrders(contract.document);
  const serverSet = serverSetOf(contract.document);
  const unique = uniqueOf(contract.document);
  const figures = derivedFields(contract.document);
  const answers = derivedAnswers(contract.document);
  const deletions = deletionsOf(contract.document);
  const notices = noticesOf(contract.document);
  const refunds = refundsOf(contract.document);
  return {
    ofField(schema: string, field: string): Statement[] {
      const states = machines
        .filter((machine) => machine.record === schema && machine.field === field)
        .map(({ name, moves }) => ({
          text: moves
            .map(
              ({ from, to, by }) => `${from.join(', ') || 'nothing'} → ${to} by ${by.join(', ')}`,
            )
            .join('; '),
          pointer: `#/components/schemas/${escaped(name)}/x-states`,
        }));
      const set = serverSet
        .filter((one) => one.schema === schema && one.field === field)
        .map(({ value, pointer }) => ({ text: serverSetText(value), pointer }));
      const alone = unique
        .filter((one) => one.schema === schema && one.field === field)
        .map(({ value, pointer }) => ({ text: uniqueText(value), pointer }));
      const computed = figures
        .filter((one) => one.schema === schema && one.field === field)
        .map(({ value, pointer }) => ({ text: derivedText(value), pointer }));
      const shares =
        refunds?.of === `${schema}.${field}`
          ? [{ text: refundsText(refunds), pointer: refunds.pointer }]
          : [];
      return [...states, ...set, ...alone, ...computed, ...shares];
    },
    ofOperation(operationId: string): Statement[] {
      const moves = movesBy(machines, operationId).map(({ machine, moves: own }) => ({
        text: `${machine.record}.${machine.field}: ${own
          .map(({ from, to }) => `${from.join(', ') || 'nothing'} → ${to}`)
          .join('; ')}`,
        pointer: `#/components/schemas/${escaped(machine.name)}/x-states`,
      }));
      const sorted = orders
        .filter((order) => order.operationId === operationId)
        .map(({ keys, asked, pointer }) => ({
          text: `${Object.values(asked).join(',') || 'Order'}: ${orderText(keys)}`,
          pointer,
        }));
      const alone = unique
        .filter(({ value }) => writesOf(contract.document, value).includes(operationId))
        .map(({ schema, field, value, pointer }) => ({
          text: `${schema}.${field}: ${uniqueText(value)}`,
          pointer,
        }));
      const computed = [...(answers.get(operationId) ?? [])].map(
        ([place, { derived, pointer }]) => ({ text: `${place}: ${derivedText(derived)}`, pointer }),
      );
      const deletion = deletions.get(operationId);
      const told = notices.get(operationId);
      return [
        ...moves,
        ...(deletion ? [{ text: deletesText(deletion), pointer: deletion.pointer }] : []),
        ...(told ? [{ text: told.notices.map(noticeText).join('; '), pointer: told.pointer }] : []),
        ...sorted,
        ...alone,
        ...computed,
      ];
    },
  };
}

/**
 * What the contract says about a place of an operation's answer: `statementsOf(contract)('getBooking',
 * 'status')`. A place is dotted, `[]` for any item (`content[].status`), and empty for the answer as a whole. The
 * nearest comes first: annotations of the field, its description, those of what it stands in, then the
 * operation's own annotations and description. Nothing where the contract is silent.
 */
export function statementsOf(contract: Contract): Statements {
  const fields = createFieldPlaces(contract);
  const said = annotated(contract);
  return (operationId, place) => {
    const operation = contract.operation(operationId);
    const pointer = `#/paths/${escaped(operation.path)}/${operation.method.toLowerCase()}`;
    const own = [
      ...said.ofOperation(operationId),
      { text: operation.description, pointer: `${pointer}/description` },
    ];
    const along = fields(operation, place).flatMap(({ schema, field, ...description }) => [
      ...(schema === undefined ? [] : said.ofField(schema, field)),
      ...(description.text === undefined
        ? []
        : [{ text: description.text, pointer: description.pointer }]),
    ]);
    return [...along, ...own].filter(({ text }) => text !== '');
  };
}

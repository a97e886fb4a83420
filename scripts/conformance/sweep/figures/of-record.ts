import { derivedText } from '../../../../openapi/model/annotations/derived.ts';
import {
  agrees,
  type FigureFinder,
  figureFinder,
  figureValue,
  isOfRecord,
  type Seen,
} from '../../../../openapi/model/annotations/derived-values.ts';
import type { Contract, Operation } from '../../contract/contract.ts';
import { dayOf } from '../../lib/calendar.ts';
import { canonical } from '../../lib/json.ts';

/** A figure that is not what the contract says, in the words of a check. */
interface WrongFigure {
  rule: 'figure';
  place: string;
  expected: string;
  seen: string;
}

const finders = new WeakMap<Contract, FigureFinder>();

/** What finds figures in the answers of a contract, made once. */
export function finderOf(contract: Contract): FigureFinder {
  const finder = finders.get(contract) ?? figureFinder(contract.document);
  finders.set(contract, finder);
  return finder;
}

/** Whether an operation answers figures. */
export const hasFigures = (contract: Contract, operationId: string): boolean =>
  finderOf(contract).operations.has(operationId);

/** A wrong figure in the words of a check. */
export function findingOf({ figure, place, value }: Seen, wanted: unknown): WrongFigure {
  return {
    rule: 'figure',
    place: place === '.' ? 'the answer' : place,
    expected: `${canonical(wanted)}. ${derivedText(figure.derived)}`,
    seen: canonical(value),
  };
}

/** Holds every answer against the figures that its own records are enough for. */
export function createFigureCheck(contract: Contract) {
  const figures = finderOf(contract);
  const nobody = { path: {}, query: {}, userId: undefined, role: undefined };
  const read = async () => undefined;
  return async ({ id }: Operation, { body }: { body: unknown }): Promise<WrongFigure[]> => {
    const found: WrongFigure[] = [];
    for (const seen of figures.operations.has(id) ? figures.find(id, body) : []) {
      const { figure, record, value } = seen;
      if (!isOfRecord(figure.derived)) continue;
      const wanted = await figureValue(figure.derived, {
        ...{ record, today: '', dayOf, read },
        ...nobody,
      });
      if (wanted !== undefined && !agrees(wanted, value, figure.derived))
        found.push(findingOf(seen, wanted));
    }
    return found;
  };
}

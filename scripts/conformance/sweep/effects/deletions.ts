import { deletionsOf } from '../../../../openapi/model/annotations/deletes.ts';
import type { Contract, Operation } from '../../contract/contract.ts';

/** Whether an operation is about one record, by the id in its path. */
export const isOfOne = ({ parameters, path }: Operation): boolean =>
  path.includes('{id}') && parameters.filter((one) => one.in === 'path').length === 1;

const deletions = (contract: Contract, isMeant: (of: string) => boolean): Operation[] =>
  [...deletionsOf(contract.document)]
    .filter(([, { of }]) => isMeant(of))
    .map(([id]) => contract.operation(id))
    .filter(({ method }) => method === 'DELETE');

/** The write that deletes one record of a kind. */
export const deletionOf = (contract: Contract, component: string): Operation | undefined =>
  deletions(contract, (of) => of === component).find(
    (one) => one.repeat === 'gone' && isOfOne(one),
  );

/** The write by which somebody deletes themselves, which ends their session. */
export const departure = (contract: Contract): Operation | undefined =>
  deletions(contract, () => true).find(({ repeat }) => repeat === 'signed-out');

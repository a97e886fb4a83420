import { ComboBox } from '../../../../ui/choices/combo-box/combo-box.tsx';
import type { OperationChoice } from '../control/use-operation.ts';

/** The field of `useOperation`. */
export function OperationField({ operation }: { operation: OperationChoice }) {
  const { text, setText, matching, isUnknown } = operation;
  return (
    <ComboBox
      label="Operation"
      placeholder="Every operation"
      items={matching.map(({ id, method }) => ({ id, label: id, detail: method }))}
      inputValue={text}
      onInputChange={setText}
      emptyText="No operation has that in its id"
      error={isUnknown && matching.length === 0 && 'The contract has no such operation.'}
    />
  );
}

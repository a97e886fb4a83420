import { useLingui } from '@lingui/react/macro';
import { Select } from '../../ui/choices/select/select.tsx';

interface OrderProps<Sort extends string> {
  /** As the address has it: left out where the list comes as usual. */
  sort: Sort | undefined;
  usual: Sort;
  /** All orders, in the order in which they are offered. */
  labels: Record<Sort, string>;
  /** Undefined for the usual one. */
  onChange: (sort: Sort | undefined) => void;
}

/** In which order a list comes, in the line above it. */
export function Order<Sort extends string>({ sort, usual, labels, onChange }: OrderProps<Sort>) {
  const { t } = useLingui();
  const orders = Object.keys(labels) as Sort[]; // the keys of a record that has them all
  return (
    <Select<Sort>
      look="inline"
      label={t`Order`}
      options={orders.map((id) => ({ id, label: labels[id] }))}
      value={sort ?? usual}
      onChange={(next) => onChange(next === usual ? undefined : next)}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../../ui/choices/select/select.tsx';

interface OrderProps<Sort extends string> {
  value: Sort;
  options: readonly { id: Sort; label: string }[];
  onChange: (sort: Sort) => void;
}

/** In which order a list comes, in the line above it. */
export function Order<Sort extends string>({ value, options, onChange }: OrderProps<Sort>) {
  const { t } = useLingui();
  return (
    <Select<Sort>
      look="inline"
      label={t`Order`}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}

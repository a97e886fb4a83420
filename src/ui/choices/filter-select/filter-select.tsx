import { Select } from '../select/select.tsx';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** What the choice is called that leaves nothing out. */
  all: string;
  /** The others; none of them may be called `all`. */
  options: readonly { id: Value; label: string }[];
  /** Undefined where nothing is left out. */
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  /** As of `Select`. */
  look?: 'field' | 'inline';
}

/** What a list is narrowed down to: one of a few values, or all of them. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { all, options, value, onChange, ...rest } = props;
  return (
    <Select<Value | 'all'>
      {...rest}
      options={[{ id: 'all', label: all }, ...options]}
      value={value ?? 'all'}
      onChange={(id) => onChange(id === 'all' ? undefined : id)}
    />
  );
}

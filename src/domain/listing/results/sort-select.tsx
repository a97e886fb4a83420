import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useAnswered } from '../../../ui/loading/answer/use-answered.ts';
import * as styles from './sort-select.css.ts';

interface SortSelectProps<Sort extends string> {
  /** The orders, by name. */
  labels: Record<Sort, MessageDescriptor>;
  value: Sort;
  onChange: (sort: Sort) => Promise<void>;
}

/** The order of the list. A native select: on phones it is the platform's own wheel. */
export function SortSelect<Sort extends string>({
  labels,
  value,
  onChange,
}: SortSelectProps<Sort>) {
  const { i18n } = useLingui();
  const [shown, choose] = useAnswered(value, onChange);
  const orders = Object.keys(labels) as Sort[]; // the keys of the record
  return (
    <label className={styles.label}>
      <span className={styles.name}>
        <Trans>Sort by</Trans>
      </span>
      <span className={styles.box}>
        <select
          className={styles.select}
          value={shown}
          onChange={({ target }) => {
            const sort = orders.find((order) => order === target.value);
            if (sort) choose(sort);
          }}
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {i18n._(labels[order])}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} aria-hidden="true" size={16} strokeWidth={2} />
      </span>
    </label>
  );
}

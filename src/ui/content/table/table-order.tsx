import { useLingui } from '@lingui/react/macro';
import { Select } from '../../choices/select/select.tsx';

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

interface TableOrderProps {
  columns: readonly { id: string; label: string; sortable?: boolean }[];
  sort?: TableSort;
  onSort: (sort: TableSort) => void;
}

const directions = ['ascending', 'descending'] as const;

/** The order of a table whose rows are cards. */
export function TableOrder({ columns, sort, onSort }: TableOrderProps) {
  const { t } = useLingui();
  const orders = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, label }) =>
      directions.map((direction) => ({
        id: `${id} ${direction}`,
        label: direction === 'ascending' ? t`${label}, ascending` : t`${label}, descending`,
        sort: { column: id, direction },
      })),
    );
  return (
    <Select
      look="inline"
      label={t`Order`}
      options={orders}
      value={sort ? `${sort.column} ${sort.direction}` : null}
      placeholder={t`as it comes`}
      onChange={(id) => {
        const order = orders.find((each) => each.id === id);
        if (order) onSort(order.sort);
      }}
    />
  );
}

import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Table as AriaTable,
  Cell,
  Column,
  Row,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import * as styles from './table.css.ts';
import { TableOrder, type TableSort } from './table-order.tsx';

export interface TableColumn<Item> {
  id: string;
  label: string;
  cell: (item: Item) => ReactNode;
  /** What a row is called by; one column of every table. */
  isRowHeader?: boolean;
  sortable?: boolean;
  /** `end` for amounts and counts. */
  align?: 'start' | 'end';
}

interface TableProps<Item extends object> {
  /** What is in it, for a screen reader. */
  label: string;
  columns: readonly TableColumn<Item>[];
  items: readonly Item[];
  itemId: (item: Item) => string | number;
  sort?: TableSort;
  /** Asks for another order; putting the items in it is their owner's work, or the server's. */
  onSort?: (sort: TableSort) => void;
  /** What pressing a row does. */
  onOpen?: (item: Item) => void;
  /** What stands there without any item. */
  empty?: ReactNode;
}

/** Things with many facts, side by side; on phones a row is a card. */
export function Table<Item extends object>(props: TableProps<Item>) {
  const { columns, items, itemId, sort, onSort, onOpen } = props;
  return (
    <div className={styles.scroller}>
      {onSort && (
        <div className={styles.order}>
          <TableOrder columns={columns} sort={sort} onSort={onSort} />
        </div>
      )}
      <AriaTable
        className={styles.table}
        aria-label={props.label}
        sortDescriptor={sort}
        onSortChange={({ column, direction }) => onSort?.({ column: String(column), direction })}
        onRowAction={
          onOpen &&
          ((key) => {
            const item = items.find((each) => itemId(each) === key);
            if (item) onOpen(item);
          })
        }
      >
        <TableHeader className={styles.head}>
          {columns.map(({ id, label, isRowHeader, sortable, align = 'start' }) => (
            <Column
              key={id}
              id={id}
              textValue={label}
              className={styles.column[align]}
              isRowHeader={isRowHeader}
              allowsSorting={sortable}
            >
              <span className={align === 'end' ? styles.columnLabelEnd : styles.columnLabel}>
                {label}
                {sortable && <ArrowDown className={styles.sortIcon} aria-hidden="true" size={16} />}
              </span>
            </Column>
          ))}
        </TableHeader>
        <TableBody
          className={styles.body}
          renderEmptyState={() => <span className={styles.empty}>{props.empty}</span>}
        >
          {items.map((item) => (
            <Row
              key={itemId(item)}
              id={itemId(item)}
              className={onOpen ? styles.opening : styles.row}
            >
              {columns.map(({ id, label, cell, isRowHeader, align = 'start' }) => (
                <Cell key={id} className={isRowHeader ? styles.rowHeader : styles.cell[align]}>
                  {!isRowHeader && (
                    <span className={styles.cellLabel} aria-hidden="true">
                      {label}
                    </span>
                  )}
                  {cell(item)}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </AriaTable>
    </div>
  );
}

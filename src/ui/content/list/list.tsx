import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import * as styles from './list.css.ts';

export interface ListProps<Item extends object> {
  /** What is listed, for a screen reader. */
  label: string;
  items: readonly Item[];
  itemId: (item: Item) => string;
  /** An item in plain words: what is read out, and what typing its first letters goes to. */
  itemText: (item: Item) => string;
  /** An item as it looks; it may hold buttons of its own. */
  children: (item: Item) => ReactNode;
  /** Whether one or several can be chosen; none when left out. */
  selection?: 'one' | 'many';
  /** The ids of the chosen items. */
  selected?: ReadonlySet<string>;
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** What pressing an item does where nothing is chosen: opens it. */
  onOpen?: (item: Item) => void;
  /** What stands there without any item. */
  empty?: ReactNode;
}

const modes = { one: 'single', many: 'multiple' } as const;

/**
 * Things one below the other, to choose from or to open: arrow keys go from one to the next. A list
 * that is only read is a plain `<ul>`; thousands of items are a `VirtualList`.
 */
export function List<Item extends object>(props: ListProps<Item>) {
  const { items, itemId, itemText, children, selection, selected, onSelect, onOpen } = props;
  return (
    <GridList
      className={styles.list}
      aria-label={props.label}
      items={items}
      // Rows are kept by item, so what else a row shows must be named.
      dependencies={[children, selected]}
      selectionMode={selection ? modes[selection] : 'none'}
      selectedKeys={selected}
      onSelectionChange={(keys) => {
        const chosen = items.map(itemId).filter((id) => keys === 'all' || keys.has(id));
        onSelect?.(new Set(chosen));
      }}
      onAction={
        onOpen &&
        ((key) => {
          const item = items.find((each) => itemId(each) === key);
          if (item) onOpen(item);
        })
      }
      renderEmptyState={() => props.empty}
    >
      {(item) => (
        <GridListItem className={styles.item} id={itemId(item)} textValue={itemText(item)}>
          <div className={styles.content}>{children(item)}</div>
          {selection === 'many' && <Check className={styles.check} aria-hidden="true" size={18} />}
        </GridListItem>
      )}
    </GridList>
  );
}

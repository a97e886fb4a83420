import { useMemo } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import * as styles from '../list/list.css.ts';
import type { ListProps } from '../list/list.tsx';
import { scroller } from './virtual-list.css.ts';

interface VirtualListProps<Item extends object>
  extends Omit<ListProps<Item>, 'selection' | 'selected' | 'onSelect'> {
  /** Of every row, in pixels; where rows differ, what to expect of one. */
  rowHeight: number;
  /** Set where rows differ in height: they are measured then. */
  measured?: boolean;
  /** Of the list, a CSS length; it fills its place when left out. */
  height?: string;
  /** The id of the item that is open beside the list. */
  current?: string;
}

/** A list of thousands: only the rows in sight exist. Its items must keep their identity. */
export function VirtualList<Item extends object>(props: VirtualListProps<Item>) {
  const { items, itemId, itemText, children, onOpen, rowHeight, measured, height, current } = props;
  const layout = useMemo(
    () => (measured ? { estimatedRowSize: rowHeight } : { rowSize: rowHeight }),
    [measured, rowHeight],
  );
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      <GridList
        className={scroller}
        style={{ height }}
        aria-label={props.label}
        items={items}
        dependencies={[children, current]}
        selectionMode={current === undefined ? 'none' : 'single'}
        selectedKeys={current === undefined ? undefined : [current]}
        onSelectionChange={(keys) => {
          const item = keys !== 'all' && items.find((each) => keys.has(itemId(each)));
          if (item) onOpen?.(item);
        }}
        onAction={(key) => {
          const item = items.find((each) => itemId(each) === key);
          if (item) onOpen?.(item);
        }}
        renderEmptyState={() => props.empty}
      >
        {(item) => (
          <GridListItem className={styles.item} id={itemId(item)} textValue={itemText(item)}>
            <div className={styles.content}>{children(item)}</div>
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  );
}

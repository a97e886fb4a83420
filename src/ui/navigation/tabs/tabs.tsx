import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import {
  Tabs as AriaTabs,
  SelectionIndicator,
  Tab,
  TabList,
  TabPanel,
} from 'react-aria-components/Tabs';
import * as styles from './tabs.css.ts';

export interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps<Id extends string> {
  /** What the tabs choose between, for a screen reader. */
  label: string;
  items: readonly TabItem<Id>[];
  selected?: Id;
  onSelect?: (id: Id) => void;
}

/** Calls back at first and whenever the row or a tab in it gets another size; answers what ends it. */
function onSizes(row: HTMLElement, callback: () => void): () => void {
  const sizes = new ResizeObserver(callback);
  sizes.observe(row);
  // A frame later: React Aria draws the tabs after it has gathered them.
  const frame = requestAnimationFrame(() => {
    for (const tab of row.children) sizes.observe(tab);
  });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
  };
}

/**
 * Brings the selected tab into sight where they scroll, without moving the page; again when counts that
 * come later make tabs longer, until somebody moves them.
 */
function useSelectedInSight(list: RefObject<HTMLDivElement | null>, selected: string | undefined) {
  useEffect(() => {
    const row = list.current;
    if (!row || !selected) return;
    const stop = onSizes(row, () => {
      const tab = row.querySelector<HTMLElement>('[data-selected]');
      if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
    });
    row.addEventListener('pointerdown', stop, { passive: true });
    row.addEventListener('wheel', stop, { passive: true });
    return () => {
      stop();
      row.removeEventListener('pointerdown', stop);
      row.removeEventListener('wheel', stop);
    };
  }, [list, selected]);
}

/** Marks the sides on which there are more tabs than show. */
function useMoreHint(list: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const mark = () => {
      const hidden = row.scrollWidth - row.clientWidth;
      // Widths are rounded.
      row.toggleAttribute('data-more-before', row.scrollLeft > 1);
      row.toggleAttribute('data-more-after', row.scrollLeft < hidden - 1);
    };
    const stop = onSizes(row, mark);
    row.addEventListener('scroll', mark, { passive: true });
    return () => {
      stop();
      row.removeEventListener('scroll', mark);
    };
  }, [list]);
}

/** Views of which one shows; an underline slides to it. More than fit scroll sideways, and fade at that edge. */
export function Tabs<Id extends string>({ label, items, selected, onSelect }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useSelectedInSight(list, selected);
  useMoreHint(list);
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key);
        if (item) onSelect?.(item.id);
      }}
    >
      <TabList ref={list} aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={styles.tab}>
            {item.label}
            <SelectionIndicator className={styles.underline} />
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

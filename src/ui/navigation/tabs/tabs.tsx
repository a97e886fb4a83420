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

/** Brings the selected tab into sight where they scroll, without moving the page. */
function useSelectedInSight(selected: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A frame later: React Aria draws the tabs after it has gathered them.
    const frame = requestAnimationFrame(() => {
      const tab = list.current?.querySelector<HTMLElement>('[data-selected]');
      if (!selected || !list.current || !tab) return;
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [selected]);
  return list;
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
    const sizes = new ResizeObserver(mark);
    sizes.observe(row);
    for (const tab of row.children) sizes.observe(tab);
    row.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', mark);
    };
  }, [list]);
}

/** Views of which one shows; an underline slides to it. More than fit scroll sideways, and fade at that edge. */
export function Tabs<Id extends string>({ label, items, selected, onSelect }: TabsProps<Id>) {
  const list = useSelectedInSight(selected);
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

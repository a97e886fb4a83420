import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRootClass } from '../../../ui/page/root-class/use-root-class.ts';
import { SectionLink } from './section-link.tsx';
import * as styles from './section-tabs.css.ts';
import { useCurrentSection } from './use-current-section.ts';

interface SectionTabsProps {
  /** The sections in their order, by the ids of their elements. */
  items: readonly { id: string; label: ReactNode }[];
}

/** The way to each section of a long page: at its top while one reads, the one being read marked. */
export function SectionTabs({ items }: SectionTabsProps) {
  const { t } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  useRootClass(styles.root);
  const current = useCurrentSection(items.map(({ id }) => id));

  useEffect(() => {
    const list = row.current;
    const tab = current && list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !tab) return;
    list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
  }, [current]);

  return (
    <nav className={styles.tabs} aria-label={t`On this page`}>
      <ul ref={row} className={styles.list}>
        {items.map(({ id, label }) => (
          <li key={id}>
            <SectionLink section={id} className={styles.tab} isCurrent={id === current}>
              {label}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { ReactNode } from 'react';
import { useIdle } from '../../../ui/loading/idle/use-idle.ts';
import { LazySection } from '../../../ui/loading/lazy/lazy-section.tsx';
import { content, visuallyHidden } from '../../../ui/theme/global.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { useMedia } from '../../../ui/theme/use-media.ts';
import { MapToggle } from '../map/map-toggle.tsx';
import * as styles from './listing-page.css.ts';
import { useFocusAfterChange } from './use-focus-after-change.ts';

interface ListingPageProps {
  /** What the list is asked for; the map is put away, opened, or where there is room. */
  search: { map?: boolean | undefined };
  onMap: (isOpen: boolean) => Promise<void>;
  bar: ReactNode;
  title: ReactNode;
  /** How many there are, once that is certain, for those who do not see the title change. */
  count: ReactNode;
  tools: ReactNode;
  /** What narrows the list. */
  active: ReactNode;
  results: ReactNode;
  /** Lazy. */
  map: ReactNode;
  /** Whether there is something that a map could show. */
  hasMap: boolean;
  /** Below the list, once the page has nothing better to do. */
  below: ReactNode;
}

/** A list of boats or tours: search, filters, cards, and where they are. */
export function ListingPage(props: ListingPageProps) {
  const { search, onMap, bar, title, count, tools, active, results, map, hasMap, below } = props;
  const heading = useFocusAfterChange(search);
  const isWide = useMedia(media.desktop);
  const isIdle = useIdle();
  const isMapOpen = isWide ? search.map !== false : search.map === true;
  const toCome = <div className={styles.mapToCome} />;

  return (
    <div data-map-open={isMapOpen || undefined} className={styles.page}>
      {bar}
      <div className={content}>
        <div className={styles.columns} data-beside-map={search.map !== false || undefined}>
          <div className={styles.list}>
            <h1
              ref={heading}
              className={isMapOpen ? `${styles.title} ${styles.aboveMap}` : styles.title}
              tabIndex={-1}
            >
              {title}
            </h1>
            <p role="status" className={visuallyHidden}>
              {count}
            </p>
            <div className={isMapOpen ? styles.behindMap : undefined}>
              {tools}
              {active}
              <div className={styles.results}>{results}</div>
            </div>
          </div>
          {search.map !== false && (
            <div className={isMapOpen ? styles.map : styles.mapPlace}>
              {/* Beside the list it is a heavy extra: it waits until the cards stand. */}
              {isMapOpen && (isIdle || !isWide) ? (
                <LazySection placeholder={toCome}>{map}</LazySection>
              ) : (
                toCome
              )}
            </div>
          )}
        </div>
        {isIdle && below}
      </div>
      {(isMapOpen || hasMap) && <MapToggle isOpen={isMapOpen} onChange={onMap} />}
    </div>
  );
}

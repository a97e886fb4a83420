import { useEffect, useRef, useState } from 'react';
import { useIdle } from '../../../ui/loading/idle/use-idle.ts';
import { content, visuallyHidden } from '../../../ui/theme/global.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { useMedia } from '../../../ui/theme/use-media.ts';
import * as styles from './boat-list-page.css.ts';
import { CompareTray } from './compare/compare-tray.tsx';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { ListingMap } from './map/listing-map.tsx';
import { MapToggle } from './map/map-toggle.tsx';
import { BoatResults } from './results/boat-results.tsx';
import { ItemListData } from './results/item-list-data.tsx';
import { BoatCount, ListTitle } from './results/list-title.tsx';
import { ListTools } from './results/list-tools.tsx';
import { RecentlySeen } from './results/recently-seen.tsx';
import type { BoatListingSearch } from './search-params.ts';
import { useBoats } from './use-boats.ts';
import { useListing } from './use-listing.ts';

/** `/boats`: all published boats, to search, narrow, order, leaf through, see on a map and compare. */
export function BoatListPage() {
  const { search, look } = useListing();
  const result = useBoats(search);
  const { data, isPlaceholderData } = result;
  const shown = useShownSearch(search, !isPlaceholderData);
  const title = useFocusAfterChange(search);
  const [highlighted, onHighlight] = useState<number>();
  const isWide = useMedia(media.desktop);
  const isIdle = useIdle();
  const isMapOpen = isWide ? search.map !== false : search.map === true;
  const highlight = { highlighted, onHighlight };

  return (
    <>
      <FilterBar search={search} />
      <div className={content}>
        <div className={styles.columns} data-beside-map={search.map !== false || undefined}>
          <div className={styles.list}>
            <h1
              ref={title}
              className={isMapOpen ? `${styles.title} ${styles.aboveMap}` : styles.title}
              tabIndex={-1}
            >
              <ListTitle search={shown} total={data?.totalElements} />
            </h1>
            <p role="status" className={visuallyHidden}>
              {data && !isPlaceholderData && <BoatCount total={data.totalElements} />}
            </p>
            <div className={isMapOpen ? styles.behindMap : undefined}>
              <ListTools search={search} canSort={data?.totalElements !== 0} />
              <ActiveFilters search={search} />
              <div className={styles.results}>
                <BoatResults search={search} result={result} {...highlight} />
              </div>
            </div>
          </div>
          {search.map !== false && (
            <div className={isMapOpen ? styles.map : styles.mapPlace}>
              {/* Beside the list it is a heavy extra: it waits until the boats stand. */}
              {isMapOpen && (isIdle || !isWide) ? (
                <ListingMap search={search} {...highlight} />
              ) : (
                <div className={styles.mapToCome} />
              )}
            </div>
          )}
        </div>
        {isIdle && <RecentlySeen />}
      </div>
      {data && <ItemListData boats={data.content} />}
      {(isMapOpen || !data || data.content.length > 0) && (
        <MapToggle isOpen={isMapOpen} onChange={(map) => look(() => ({ map: map || undefined }))} />
      )}
      <CompareTray />
    </>
  );
}

/** The address whose boats are on screen: while others load, the title stays with those visible. */
function useShownSearch(search: BoatListingSearch, settled: boolean): BoatListingSearch {
  const [shown, setShown] = useState(search);
  if (settled && shown !== search) setShown(search);
  return settled ? search : shown;
}

/**
 * Where the focus goes when what had it has led on or is gone: after leafing on, or taking out a
 * filter, to the title. Everything else keeps it.
 */
function useFocusAfterChange(search: BoatListingSearch) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(search);
  useEffect(() => {
    if (before.current === search) return;
    before.current = search;
    const active = document.activeElement;
    const cameByLink = active === document.body || active?.closest('nav');
    // The router places the scroll.
    if (cameByLink) title.current?.focus({ preventScroll: true });
  }, [search]);
  return title;
}

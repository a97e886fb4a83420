import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { boatPageQuery } from '../../api/resources/boats.ts';
import { content, visuallyHidden } from '../../ui/theme/global.css.ts';
import { ActiveFilters } from './active-filters.tsx';
import * as styles from './boat-list-page.css.ts';
import { BoatResults } from './boat-results.tsx';
import { FilterBar } from './filter-bar.tsx';
import { BoatCount, ListTitle } from './list-title.tsx';
import { type BoatListingSearch, toPageRequest } from './search-params.ts';
import { SortSelect } from './sort-select.tsx';
import { useListing } from './use-listing.ts';

/** `/boats`: all published boats, to search, narrow, order and leaf through. */
export function BoatListPage() {
  const { search } = useListing();
  // What the loader could not have is asked for again by a person, not by the page's mounting.
  const result = useQuery({ ...boatPageQuery(toPageRequest(search)), retryOnMount: false });
  const { data, isPlaceholderData } = result;
  const shown = useShownSearch(search, !isPlaceholderData);
  const title = useFocusAfterChange(search);

  return (
    <>
      <FilterBar search={search} />
      <div className={content}>
        <div className={styles.head}>
          <h1 ref={title} className={styles.title} tabIndex={-1}>
            <ListTitle search={shown} total={data?.totalElements} />
          </h1>
          {data?.totalElements !== 0 && <SortSelect sort={search.sort} />}
        </div>
        <ActiveFilters search={search} />
        <p role="status" className={visuallyHidden}>
          {data && !isPlaceholderData && <BoatCount total={data.totalElements} />}
        </p>
        <div className={styles.results}>
          <BoatResults search={search} result={result} />
        </div>
      </div>
    </>
  );
}

/** The address whose boats are on screen: while others load, the title stays with those in sight. */
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
    const ledOn = active === document.body || active?.closest('nav');
    // The router places the scroll.
    if (ledOn) title.current?.focus({ preventScroll: true });
  }, [search]);
  return title;
}

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
  const result = useQuery(boatPageQuery(toPageRequest(search)));
  const { data, isPlaceholderData } = result;
  const shown = useShownSearch(search, !isPlaceholderData);
  const title = useFocusOnPageChange(search.page);

  return (
    <>
      <FilterBar search={search} />
      <div className={content}>
        <div className={styles.head}>
          <h1 ref={title} className={styles.title} tabIndex={-1}>
            <ListTitle search={shown} total={data?.totalElements} />
          </h1>
          <SortSelect sort={search.sort} />
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

/** After leafing on, the focus goes to the top of the new page, as after any other navigation. */
function useFocusOnPageChange(page: number | undefined) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    // A change of filters goes back to page one, and its focus is in use.
    const inUse = document.activeElement?.closest('form, [role="group"], select');
    if (!inUse) title.current?.focus({ preventScroll: true });
  }, [page]);
  return title;
}

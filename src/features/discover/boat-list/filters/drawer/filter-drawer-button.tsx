import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../../../../ui/loading/lazy/lazy-dialog.tsx';
import type { BoatListingSearch } from '../../search-params.ts';
import { useActiveFilters } from '../use-active-filters.ts';
import * as styles from './filter-drawer-button.css.ts';

const FilterDrawer = lazyDialog(() => import('./filter-drawer.tsx'));

/** Opens the filters where there is no room for them beside the search. */
export function FilterDrawerButton({ search }: { search: BoatListingSearch }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const count = useActiveFilters(search).length;

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={count > 0 ? t`Filters, ${count} set` : t`Filters`}
        aria-haspopup="dialog"
        onPointerEnter={FilterDrawer.preload}
        onFocus={FilterDrawer.preload}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" size={20} strokeWidth={1.75} />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      <FilterDrawer search={search} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

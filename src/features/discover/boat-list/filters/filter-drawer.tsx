import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Drawer } from '../../../../ui/overlays/drawer/drawer.tsx';
import { type BoatFilters, type BoatListingSearch, filtersOf } from '../search-params.ts';
import { useListing } from '../use-listing.ts';
import * as styles from './filter-drawer.css.ts';
import { FilterFields } from './filter-fields.tsx';
import { ShowBoatsLabel } from './show-boats-label.tsx';

interface FilterDrawerProps {
  search: BoatListingSearch;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All filters of the list, applied together. */
export default function FilterDrawer({ search, isOpen, onOpenChange }: FilterDrawerProps) {
  const { show } = useListing();
  const [draft, setDraft] = useState<BoatFilters>(() => filtersOf(search));
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    // Each opening starts from the address.
    if (isOpen) setDraft(filtersOf(search));
  }

  return (
    <Drawer
      title={<Trans>Filters</Trans>}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <div className={styles.footer}>
          <Button variant="text" onPress={() => setDraft({})}>
            <Trans>Clear</Trans>
          </Button>
          <Button
            onPress={() => {
              show(draft);
              onOpenChange(false);
            }}
          >
            <ShowBoatsLabel search={{ ...draft, sort: search.sort }} />
          </Button>
        </div>
      }
    >
      <FilterFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
    </Drawer>
  );
}

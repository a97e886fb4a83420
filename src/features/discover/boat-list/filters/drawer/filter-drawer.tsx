import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { boatPageQuery } from '../../../../../api/resources/boats/queries.ts';
import { Button } from '../../../../../ui/actions/button/button.tsx';
import { Drawer } from '../../../../../ui/overlays/drawer/drawer.tsx';
import { useDebounced } from '../../search/use-debounced.ts';
import {
  type BoatFilters,
  type BoatListingSearch,
  filtersOf,
  toPageRequest,
} from '../../search-params.ts';
import { useListingChanges } from '../../use-listing.ts';
import * as styles from './filter-fields.css.ts';
import { FilterFields } from './filter-fields.tsx';

interface FilterDrawerProps {
  search: BoatListingSearch;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All filters of the list, applied together. */
export default function FilterDrawer({ search, isOpen, onOpenChange }: FilterDrawerProps) {
  const { show } = useListingChanges();
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

/** `Show 14 boats`: how many the filters being set will find; they are then already there. */
function ShowBoatsLabel({ search }: { search: BoatListingSearch }) {
  const settled = useDebounced(search);
  const { data } = useQuery(boatPageQuery(toPageRequest(settled)));
  if (!data) return <Trans>Show boats</Trans>;
  const { totalElements: total } = data;
  return <Plural value={total} one="Show # boat" other="Show # boats" />;
}

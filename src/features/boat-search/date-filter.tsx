import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useCriteriaText } from './criteria-text.ts';
import type { BoatListingSearch } from './search-params.ts';
import * as styles from './search-slab.css.ts';
import { useListing } from './use-listing.ts';
import { useOnDemand } from './use-on-demand.ts';

const loadPopover = () => import('./date-popover.tsx');

/** The days on which the boat must be free, a part of the slab. */
export function DateFilter({ search }: { search: BoatListingSearch }) {
  const { change } = useListing();
  const dates = useCriteriaText().dates(search);
  const { part, prepare, request } = useOnDemand(loadPopover);
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.segment}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          request();
          setOpen(true);
        }}
      >
        <span className={styles.caption}>
          <Trans>Dates</Trans>
        </span>
        <span className={styles.value} data-empty={dates === undefined || undefined}>
          {dates ?? <Trans>Any day</Trans>}
        </span>
      </button>
      {part && (
        <part.DatePopover
          trigger={trigger}
          isOpen={isOpen}
          onOpenChange={setOpen}
          days={search}
          onChange={change}
        />
      )}
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { chip } from '../../ui/toggle-chip/toggle-chip.css.ts';
import { useCriteriaText } from './criteria-text.ts';
import type { BoatListingSearch } from './search-params.ts';
import { useListing } from './use-listing.ts';
import { useOnDemand } from './use-on-demand.ts';

const loadPopover = () => import('./price-popover.tsx');

/** What a day may cost. */
export function PriceFilter({ search }: { search: BoatListingSearch }) {
  const { change } = useListing();
  const price = useCriteriaText().price(search);
  const { part, prepare, request } = useOnDemand(loadPopover);
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={chip}
        data-selected={price ? true : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          request();
          setOpen(true);
        }}
      >
        <Trans>Price</Trans>
        <ChevronDown aria-hidden="true" size={16} strokeWidth={2} />
      </button>
      {part && (
        <part.PricePopover
          trigger={trigger}
          isOpen={isOpen}
          onOpenChange={setOpen}
          prices={search}
          onChange={change}
        />
      )}
    </>
  );
}

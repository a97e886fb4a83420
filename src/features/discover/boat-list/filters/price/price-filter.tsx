import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { chip } from '../../../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import { useCriteriaText } from '../../saved-searches/criteria-text.ts';
import type { BoatListingSearch } from '../../search-params.ts';
import { useListing } from '../../use-listing.ts';
import { usePopoverOnDemand } from '../use-popover-on-demand.ts';

const loadPopover = () => import('./price-popover.tsx');

/** What a day may cost. */
export function PriceFilter({ search }: { search: BoatListingSearch }) {
  const { change } = useListing();
  const price = useCriteriaText().price(search);
  const { part, trigger, popover } = usePopoverOnDemand(loadPopover);

  return (
    <>
      <button {...trigger} className={chip} data-selected={price ? true : undefined}>
        <Trans>Price</Trans>
        <ChevronDown aria-hidden="true" size={16} strokeWidth={2} />
      </button>
      {part && <part.PricePopover {...popover} filters={search} onChange={change} />}
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { chip } from '../../../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import { lazyDialog } from '../../../../../ui/loading/lazy/lazy-dialog.tsx';
import { useCriteriaText } from '../../saved-searches/criteria-text.ts';
import type { BoatListingSearch } from '../../search-params.ts';
import { useListingChanges } from '../../use-listing.ts';
import { usePopoverTrigger } from '../use-popover-trigger.ts';

const PricePopover = lazyDialog(() => import('./price-popover.tsx'));

/** What a day may cost. */
export function PriceFilter({ search }: { search: BoatListingSearch }) {
  const { change } = useListingChanges();
  const price = useCriteriaText().price(search);
  const { trigger, popover } = usePopoverTrigger(PricePopover.preload);

  return (
    <>
      <button {...trigger} className={chip} data-selected={price ? true : undefined}>
        <Trans>Price</Trans>
        <ChevronDown aria-hidden="true" size={16} strokeWidth={2} />
      </button>
      <PricePopover {...popover} filters={search} onChange={change} />
    </>
  );
}

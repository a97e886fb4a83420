import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { chip } from '../../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import type { Prices } from '../../address/listing-address.ts';
import { usePopoverTrigger } from '../use-popover-trigger.ts';

const PricePopover = lazyDialog(() => import('./price-popover.tsx'));

interface PriceFilterProps {
  prices: Prices;
  label: string;
  /** The prices there are, in lira; undefined until they are known. */
  allPrices: readonly number[] | undefined;
  onChange: (prices: Prices) => void;
}

/** What it may cost. */
export function PriceFilter({ prices, ...form }: PriceFilterProps) {
  const { trigger, popover } = usePopoverTrigger(PricePopover.preload);
  const isSet = prices.minPrice !== undefined || prices.maxPrice !== undefined;

  return (
    <>
      <button {...trigger} className={chip} data-selected={isSet || undefined}>
        <Trans>Price</Trans>
        <ChevronDown aria-hidden="true" size={16} strokeWidth={2} />
      </button>
      <PricePopover {...popover} {...form} prices={prices} />
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../../ui/actions/button/button.tsx';
import {
  AnchoredPopover,
  type PopoverAnchor,
} from '../../../../../ui/overlays/popover/popover.tsx';
import type { BoatFilters, Prices } from '../../search-params.ts';
import * as styles from '../popover-content.css.ts';
import { useFacets } from '../use-facets.ts';
import { PriceFields } from './price-fields.tsx';

interface PricePopoverProps extends PopoverAnchor {
  filters: BoatFilters;
  onChange: (prices: Prices) => void;
}

/** The price of a day, applied together. */
export default function PricePopover({ filters, onChange, ...popover }: PricePopoverProps) {
  const { t } = useLingui();
  return (
    <AnchoredPopover {...popover} label={t`Price of a day`} look="form" placement="bottom end">
      <PriceForm
        filters={filters}
        onChange={(chosen) => {
          onChange(chosen);
          popover.onOpenChange(false);
        }}
      />
    </AnchoredPopover>
  );
}

// Mounted with the open panel, so that each opening starts from the address.
function PriceForm({ filters, onChange }: Pick<PricePopoverProps, 'filters' | 'onChange'>) {
  const { minPrice, maxPrice } = filters;
  const facets = useFacets(filters);
  const [draft, setDraft] = useState<Prices>({ minPrice, maxPrice });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onChange(draft);
      }}
    >
      <PriceFields prices={draft} allPrices={facets?.prices} onChange={setDraft} />
      <div className={styles.actions}>
        <Button
          variant="text"
          size="small"
          onPress={() => onChange({ minPrice: undefined, maxPrice: undefined })}
        >
          <Trans>Clear</Trans>
        </Button>
        <Button variant="sea" size="small" type="submit">
          <Trans>Apply</Trans>
        </Button>
      </div>
    </form>
  );
}

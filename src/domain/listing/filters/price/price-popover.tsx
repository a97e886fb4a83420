import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { AnchoredPopover, type PopoverAnchor } from '../../../../ui/overlays/popover/popover.tsx';
import type { Prices } from '../../address/listing-address.ts';
import * as styles from '../popover-content.css.ts';
import { PriceFields } from './price-fields.tsx';

interface PriceFormProps {
  prices: Prices;
  label: string;
  allPrices: readonly number[] | undefined;
  onChange: (prices: Prices) => void;
}

/** The price, applied together. */
export default function PricePopover(props: PriceFormProps & PopoverAnchor) {
  const { prices, label, allPrices, onChange, ...popover } = props;
  return (
    <AnchoredPopover {...popover} label={label} look="form" placement="bottom end">
      <PriceForm
        prices={prices}
        label={label}
        allPrices={allPrices}
        onChange={(chosen) => {
          onChange(chosen);
          popover.onOpenChange(false);
        }}
      />
    </AnchoredPopover>
  );
}

// Mounted with the open panel, so that each opening starts from the address.
function PriceForm({ prices, label, allPrices, onChange }: PriceFormProps) {
  const { minPrice, maxPrice } = prices;
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
      <PriceFields prices={draft} label={label} allPrices={allPrices} onChange={setDraft} />
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

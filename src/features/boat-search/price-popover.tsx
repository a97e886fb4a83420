import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import * as styles from './anchored-popover.css.ts';
import { AnchoredPopover, type AnchoredPopoverProps } from './anchored-popover.tsx';
import { PriceFields, type Prices } from './price-fields.tsx';

interface PricePopoverProps extends AnchoredPopoverProps {
  prices: Prices;
  onChange: (prices: Prices) => void;
}

/** The price of a day, applied together. */
export function PricePopover({ prices, onChange, ...popover }: PricePopoverProps) {
  const { t } = useLingui();
  return (
    <AnchoredPopover {...popover} label={t`Price of a day`} align="end">
      <PriceForm
        prices={prices}
        onChange={(chosen) => {
          onChange(chosen);
          popover.onOpenChange(false);
        }}
      />
    </AnchoredPopover>
  );
}

// Mounted with the open panel, so that each opening starts from the address.
function PriceForm({ prices, onChange }: Pick<PricePopoverProps, 'prices' | 'onChange'>) {
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
      <p className={styles.title}>
        <Trans>Price of a day</Trans>
      </p>
      <PriceFields prices={draft} onChange={setDraft} />
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

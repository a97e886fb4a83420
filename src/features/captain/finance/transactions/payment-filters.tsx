import { useLingui } from '@lingui/react/macro';
import { OfferFilter } from '../../../../domain/offer/offer-filter.tsx';
import { type PaymentState, statusesOf } from '../../../../domain/payment/payment-state.ts';
import { paymentStateWords } from '../../../../domain/payment/payment-words.ts';
import { FilterSelect } from '../../../../ui/choices/filter-select/filter-select.tsx';
import { SearchField } from '../../../../ui/fields/search-field/search-field.tsx';
import { useTypedText } from '../../../../ui/fields/search-field/use-typed-text.ts';
import * as styles from '../finance.css.ts';
import type { FinanceSearch } from '../search-params.ts';

interface PaymentFiltersProps {
  hostId: number;
  search: FinanceSearch;
  onChange: (changes: FinanceSearch) => void;
}

/** Which payments are listed: by guest, boat, tour or number, by how they stand, of what. */
export default function PaymentFilters({ hostId, search, onChange }: PaymentFiltersProps) {
  const { i18n, t } = useLingui();
  const [typed, setTyped] = useTypedText(search.query, (query) => onChange({ query }));
  const states = Object.keys(statusesOf) as PaymentState[]; // the keys of a record that has them all
  return (
    <search className={styles.filters} aria-label={t`Filter the payments`}>
      <SearchField
        label={t`Guest, boat, tour or number`}
        value={typed}
        onChange={setTyped}
        maxLength={100}
      />
      <FilterSelect
        label={t`Status`}
        all={t({ message: 'All', context: 'payments' })}
        options={states.map((id) => ({ id, label: i18n._(paymentStateWords[id]) }))}
        value={search.state}
        onChange={(state) => onChange({ state })}
      />
      <OfferFilter
        hostId={hostId}
        boatId={search.boatId}
        tourId={search.tourId}
        onChange={onChange}
      />
    </search>
  );
}

import { useLingui } from '@lingui/react/macro';
import { OfferFilter } from '../../../../domain/offer/offer-filter.tsx';
import { type PaymentState, statusesOf } from '../../../../domain/payment/payment-state.ts';
import { paymentStateWords } from '../../../../domain/payment/payment-words.ts';
import { Select } from '../../../../ui/choices/select/select.tsx';
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
      <Select<PaymentState | 'all'>
        label={t`Status`}
        options={[
          { id: 'all', label: t({ message: 'All', context: 'payments' }) },
          ...states.map((id) => ({ id, label: i18n._(paymentStateWords[id]) })),
        ]}
        value={search.state ?? 'all'}
        onChange={(state) => onChange({ state: state === 'all' ? undefined : state })}
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

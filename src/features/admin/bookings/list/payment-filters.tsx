import { Trans, useLingui } from '@lingui/react/macro';
import {
  listPaymentsPageParameters,
  paymentStatusValues,
} from '../../../../api/contract/contract.ts';
import type { PaymentType } from '../../../../api/contract/types.ts';
import { useToday } from '../../../../domain/calendar/use-today.ts';
import * as listStyles from '../../../../domain/managed-list/managed-list.css.ts';
import { TextFilter } from '../../../../domain/managed-list/text-filter.tsx';
import { paymentTypeWords } from '../../../../domain/payment/payment-words.ts';
import { addDays } from '../../../../lib/calendar-day.ts';
import { FilterSelect } from '../../../../ui/choices/filter-select/filter-select.tsx';
import { ToggleChip } from '../../../../ui/choices/toggle-chip/toggle-chip.tsx';
import { DayRangeFilter } from '../../../../ui/dates/day-range-filter/day-range-filter.tsx';
import { paymentStatusWords } from '../payment-status-words.ts';
import type { PaymentSearch } from '../search-params.ts';
import { Chip } from './chosen-chips.tsx';
import * as styles from './rows.css.ts';

interface PaymentFiltersProps {
  search: PaymentSearch;
  text: string | undefined;
  onText: (text: string | undefined) => void;
  onChange: (changes: PaymentSearch) => void;
  /** How many refused ones somebody has to look at; undefined while that is not known. */
  waiting: number | undefined;
}

/** The periods that are offered, in days up to today. */
const PERIODS = [1, 7, 30, 90] as const;

const types: readonly PaymentType[] = ['DEPOSIT', 'BALANCE', 'FULL'];

/** What to look for among all payments. */
export function PaymentFilters({ search, text, onText, onChange, waiting }: PaymentFiltersProps) {
  const { i18n, t } = useLingui();
  const { payment, booking } = search;
  return (
    <>
      <search className={listStyles.filters} aria-label={t`Filter the payments`}>
        <TextFilter
          label={t`Booking number, guest, captain, boat or tour`}
          maxLength={listPaymentsPageParameters.query.maxLength}
          text={text}
          onText={onText}
        />
        <FilterSelect
          label={t`Status`}
          all={t({ message: 'All', context: 'statuses' })}
          options={paymentStatusValues.map((id) => ({ id, label: i18n._(paymentStatusWords[id]) }))}
          value={search.status}
          onChange={(status) => onChange({ status })}
        />
        <FilterSelect
          label={t`Type`}
          all={t({ message: 'All', context: 'types of payments' })}
          options={types.map((id) => ({ id, label: i18n._(paymentTypeWords[id]) }))}
          value={search.type}
          onChange={(type) => onChange({ type })}
        />
        <div className={listStyles.wide}>
          <DayRangeFilter
            label={t`Days of the payment`}
            from={search.from}
            to={search.to}
            onChange={(from, to) => onChange({ from, to })}
          />
        </div>
      </search>
      <div className={styles.chips}>
        <ToggleChip
          isSelected={search.unresolved === true}
          onChange={(isOn) => onChange({ unresolved: isOn || undefined })}
        >
          <Trans>Refused, not tried again</Trans>
          {waiting !== undefined && ` ${waiting}`}
        </ToggleChip>
        <Periods search={search} onChange={onChange} />
        {booking !== undefined && (
          <Chip onPress={() => onChange({ booking: undefined })}>
            <Trans>Booking: #{booking}</Trans>
          </Chip>
        )}
        {payment !== undefined && (
          <Chip onPress={() => onChange({ payment: undefined })}>
            <Trans>Payment: #{payment}</Trans>
          </Chip>
        )}
      </div>
    </>
  );
}

function Periods({ search, onChange }: Pick<PaymentFiltersProps, 'search' | 'onChange'>) {
  const { t } = useLingui();
  const today = useToday();
  const labels: Record<(typeof PERIODS)[number], string> = {
    1: t`Today`,
    7: t`Last 7 days`,
    30: t`Last 30 days`,
    90: t`Last 90 days`,
  };
  return PERIODS.map((days) => {
    const from = addDays(today, 1 - days);
    return (
      <ToggleChip
        key={days}
        isSelected={search.from === from && search.to === today}
        onChange={(isOn) =>
          onChange(isOn ? { from, to: today } : { from: undefined, to: undefined })
        }
      >
        {labels[days]}
      </ToggleChip>
    );
  });
}

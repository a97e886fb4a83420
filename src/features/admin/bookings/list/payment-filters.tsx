import { Trans, useLingui } from '@lingui/react/macro';
import {
  listPaymentsPageParameters,
  paymentStatusValues,
} from '../../../../api/contract/contract.ts';
import type { PaymentStatus, PaymentType } from '../../../../api/contract/types.ts';
import { useToday } from '../../../../domain/calendar/use-today.ts';
import * as listStyles from '../../../../domain/managed-list/managed-list.css.ts';
import { TextFilter } from '../../../../domain/managed-list/text-filter.tsx';
import { paymentTypeWords } from '../../../../domain/payment/payment-words.ts';
import { addDays } from '../../../../lib/calendar-day.ts';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { ToggleChip } from '../../../../ui/choices/toggle-chip/toggle-chip.tsx';
import { paymentStatusWords } from '../payment-status-words.ts';
import type { PaymentSearch } from '../search-params.ts';
import { Chip } from './chosen-chips.tsx';
import { Days } from './days.tsx';
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
        <Select<PaymentStatus | 'all'>
          label={t`Status`}
          options={[
            { id: 'all', label: t({ message: 'All', context: 'statuses' }) },
            ...paymentStatusValues.map((id) => ({ id, label: i18n._(paymentStatusWords[id]) })),
          ]}
          value={search.status ?? 'all'}
          onChange={(status) => onChange({ status: status === 'all' ? undefined : status })}
        />
        <Select<PaymentType | 'all'>
          label={t`Type`}
          options={[
            { id: 'all', label: t({ message: 'All', context: 'types of payments' }) },
            ...types.map((id) => ({ id, label: i18n._(paymentTypeWords[id]) })),
          ]}
          value={search.type ?? 'all'}
          onChange={(type) => onChange({ type: type === 'all' ? undefined : type })}
        />
        <Days label={t`Days of the payment`} search={search} onChange={onChange} />
      </search>
      <div className={styles.chips}>
        <ToggleChip
          isSelected={search.unresolved === true}
          onChange={(isOn) => onChange({ unresolved: isOn || undefined })}
        >
          <Trans>Refused, to look at</Trans>
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

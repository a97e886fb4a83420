import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  auditActValues,
  auditRecordTypeValues,
  listAuditPageParameters,
} from '../../../api/contract/contract.ts';
import type { AuditAct, AuditEntry, AuditRecordType } from '../../../api/contract/types.ts';
import { administratorsQuery } from '../../../api/resources/admin/audit.ts';
import { filters, wide } from '../../../domain/managed-list/managed-list.css.ts';
import { TextFilter } from '../../../domain/managed-list/text-filter.tsx';
import { compareTurkish } from '../../../lib/turkish-text.ts';
import { Select } from '../../../ui/choices/select/select.tsx';
import type { DayRange } from '../../../ui/dates/calendar/days.ts';
import { lazyField } from '../../../ui/loading/lazy/lazy-field.tsx';
import type { AuditPageSearch } from './search-params.ts';
import { actWords, recordWords, wordsOf } from './words/act-words.ts';

const DateRangePicker = lazyField(async () => {
  const { DateRangePicker: Picker } = await import(
    '../../../ui/dates/date-range-picker/date-range-picker.tsx'
  );
  return { default: Picker };
});

interface AuditFiltersProps {
  search: AuditPageSearch;
  text: string | undefined;
  onText: (text: string | undefined) => void;
  onChange: (changes: AuditPageSearch) => void;
  /** What is shown, which may name somebody who administers no more. */
  rows: readonly AuditEntry[] | undefined;
}

/** What narrows the audit down. */
export function AuditFilters({ search, text, onText, onChange, rows = [] }: AuditFiltersProps) {
  const { t, i18n } = useLingui();
  const all = { id: 'all' as const, label: t({ message: 'All', context: 'acts' }) };
  return (
    <search className={filters} aria-label={t`Filter the acts`}>
      <TextFilter
        label={t`Person, record or reason`}
        maxLength={listAuditPageParameters.query.maxLength}
        text={text}
        onText={onText}
      />
      <Select<AuditAct | 'all'>
        label={t`Act`}
        options={[all, ...auditActValues.map((id) => ({ id, label: wordsOf(i18n, actWords, id) }))]}
        value={search.act ?? 'all'}
        onChange={(act) => onChange({ act: act === 'all' ? undefined : act })}
      />
      <Select<AuditRecordType | 'all'>
        label={t`Kind of record`}
        options={[
          all,
          ...auditRecordTypeValues.map((id) => ({ id, label: wordsOf(i18n, recordWords, id) })),
        ]}
        value={search.recordType ?? 'all'}
        onChange={(type) =>
          // A number is that of a record of one kind.
          onChange({ recordType: type === 'all' ? undefined : type, recordId: undefined })
        }
      />
      <ActorFilter actorId={search.actorId} rows={rows} onChange={onChange} />
      <div className={wide}>
        <DateRangePicker
          label={t`Days`}
          value={rangeOf(search.from, search.to)}
          onChange={(range) => onChange({ from: range?.start, to: range?.end })}
        />
      </div>
    </search>
  );
}

interface ActorFilterProps extends Pick<AuditFiltersProps, 'onChange'> {
  actorId: number | undefined;
  rows: readonly AuditEntry[];
}

function ActorFilter({ actorId, rows, onChange }: ActorFilterProps) {
  const { t } = useLingui();
  const administrators = useQuery(administratorsQuery());
  const names = new Map(
    // Whoever administers no more, or cannot be listed now, is known from what they did.
    [...rows.map(({ actor }) => actor), ...(administrators.data?.content ?? [])].map(
      ({ id, fullName }) => [String(id), fullName],
    ),
  );
  if (actorId !== undefined && !names.has(String(actorId))) {
    names.set(String(actorId), t`Administrator ${actorId}`);
  }
  const people = [...names].map(([id, label]) => ({ id, label }));
  return (
    <Select<string>
      label={t`Who did it`}
      options={[
        { id: 'all', label: t({ message: 'Everybody', context: 'administrators' }) },
        ...people.sort((a, b) => compareTurkish(a.label, b.label)),
      ]}
      value={actorId === undefined ? 'all' : String(actorId)}
      onChange={(id) => onChange({ actorId: id === 'all' ? undefined : Number(id) })}
    />
  );
}

/** Days of which one end alone is known are shown as that day. */
function rangeOf(start: string | undefined, end: string | undefined): DayRange | null {
  const first = start ?? end;
  const last = end ?? start;
  if (first === undefined || last === undefined) return null;
  return first <= last ? { start: first, end: last } : { start: last, end: first };
}

import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  auditActValues,
  auditRecordTypeValues,
  listAuditPageParameters,
} from '../../../api/contract/contract.ts';
import type { AuditEntry } from '../../../api/contract/types.ts';
import { administratorsQuery } from '../../../api/resources/admin/audit.ts';
import { filters, wide } from '../../../domain/managed-list/managed-list.css.ts';
import { TextFilter } from '../../../domain/managed-list/text-filter.tsx';
import { compareTurkish } from '../../../lib/turkish-text.ts';
import { FilterSelect } from '../../../ui/choices/filter-select/filter-select.tsx';
import { DayRangeFilter } from '../../../ui/dates/day-range-filter/day-range-filter.tsx';
import { type AuditPageSearch, askedOf } from './search-params.ts';
import { actWords, recordWords, wordsOf } from './words/act-words.ts';

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
  const all = t({ message: 'All', context: 'acts' });
  const { from, to } = askedOf(search, text);
  return (
    <search className={filters} aria-label={t`Filter the acts`}>
      <TextFilter
        label={t`Person, record or reason`}
        maxLength={listAuditPageParameters.query.maxLength}
        text={text}
        onText={onText}
      />
      <FilterSelect
        label={t`Act`}
        all={all}
        options={auditActValues.map((id) => ({ id, label: wordsOf(i18n, actWords, id) }))}
        value={search.act}
        onChange={(act) => onChange({ act })}
      />
      <FilterSelect
        label={t`Kind of record`}
        all={all}
        options={auditRecordTypeValues.map((id) => ({ id, label: wordsOf(i18n, recordWords, id) }))}
        value={search.recordType}
        onChange={(recordType) =>
          // A number is that of a record of one kind.
          onChange({ recordType, recordId: undefined })
        }
      />
      <ActorFilter actorId={search.actorId} rows={rows} onChange={onChange} />
      <div className={wide}>
        <DayRangeFilter
          label={t`Days`}
          from={from}
          to={to}
          onChange={(first, last) => onChange({ from: first, to: last })}
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
    <FilterSelect
      label={t`Who did it`}
      all={t({ message: 'Everybody', context: 'administrators' })}
      options={people.sort((a, b) => compareTurkish(a.label, b.label))}
      value={actorId === undefined ? undefined : String(actorId)}
      onChange={(id) => onChange({ actorId: id === undefined ? undefined : Number(id) })}
    />
  );
}

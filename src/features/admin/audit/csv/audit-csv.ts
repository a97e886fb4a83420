import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditEntry } from '../../../../api/contract/types.ts';
import { calendarDay, clockTime } from '../../../../i18n/format.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import type { CsvCell } from '../../../../lib/csv.ts';
import { actText, recordWords, wordsOf } from '../words/act-words.ts';
import { partOf } from '../words/part-words.ts';
import { stateText } from '../words/state-text.ts';

interface Reader {
  i18n: I18n;
  locale: Locale;
}

function state(entry: AuditEntry, { i18n, locale }: Reader, text: string | null): CsvCell {
  return text === null ? null : stateText(i18n, locale, entry, text);
}

/** The columns of the file, by what stands in them; days and times are those of Istanbul. */
const columns = [
  [msg`Number`, ({ id }: AuditEntry) => id],
  [msg`Day`, ({ createdAt }: AuditEntry) => calendarDay(new Date(createdAt))],
  [msg`Time`, ({ createdAt }: AuditEntry) => clockTime(new Date(createdAt))],
  [msg`Who did it`, ({ actor }: AuditEntry) => actor.fullName],
  [msg`Act`, (entry: AuditEntry, { i18n }: Reader) => actText(i18n, entry)],
  [
    msg`Part`,
    ({ act, operation }: AuditEntry, { i18n }: Reader) => {
      const part = act.startsWith('RECORD_') ? partOf(operation) : undefined;
      return part ? i18n._(part) : null;
    },
  ],
  [
    msg`Kind of record`,
    ({ recordType }: AuditEntry, { i18n }: Reader) => wordsOf(i18n, recordWords, recordType),
  ],
  [msg`Number of the record`, ({ recordId }: AuditEntry) => recordId],
  [msg`Record`, ({ recordName }: AuditEntry) => recordName],
  [msg`Reason`, ({ reason }: AuditEntry) => reason],
  [
    msg({ message: 'Before', context: 'column' }),
    (entry: AuditEntry, reader: Reader) => state(entry, reader, entry.before),
  ],
  [
    msg({ message: 'After', context: 'column' }),
    (entry: AuditEntry, reader: Reader) => state(entry, reader, entry.after),
  ],
] as const;

/** Acts as a table with a heading for each column, in the reader's language. */
export function auditTable(reader: Reader, entries: readonly AuditEntry[]) {
  return {
    columns: columns.map(([heading]) => reader.i18n._(heading)),
    rows: entries.map((entry) => columns.map(([, cell]): CsvCell => cell(entry, reader))),
  };
}

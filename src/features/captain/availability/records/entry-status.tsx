import { useLingui } from '@lingui/react/macro';
import { Segments } from '../../../../ui/choices/segments/segments.tsx';
import type { EntryValues } from './entry-rules.ts';
import { entryStatusWords } from './entry-status-words.ts';

interface EntryStatusProps {
  value: EntryValues['status'];
  onChange: (status: EntryValues['status']) => void;
}

/** Whether days can be booked. */
export function EntryStatus({ value, onChange }: EntryStatusProps) {
  const { i18n, t } = useLingui();
  return (
    <Segments
      label={t`Status of the days`}
      value={value}
      options={[
        { id: 'open', label: i18n._(entryStatusWords.open) },
        { id: 'closed', label: i18n._(entryStatusWords.closed) },
      ]}
      onChange={onChange}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { documentSortValues } from '../../../../api/contract/contract.ts';
import type { DocumentSort } from '../../../../api/contract/types.ts';
import { Select } from '../../../../ui/choices/select/select.tsx';

const usualSort: DocumentSort = 'uploadedAt,asc';

interface OrderProps {
  sort: DocumentSort | undefined;
  /** Undefined for the order that stands when nothing is said. */
  onChange: (sort: DocumentSort | undefined) => void;
}

/** What the list is sorted by. */
export function Order({ sort = usualSort, onChange }: OrderProps) {
  const { t } = useLingui();
  const labels: Record<DocumentSort, string> = {
    'uploadedAt,asc': t`Uploaded first`,
    'uploadedAt,desc': t`Uploaded last`,
    'expiryDate,asc': t`Expires first`,
    'expiryDate,desc': t`Expires last`,
  };
  return (
    <Select<DocumentSort>
      look="inline"
      label={t`Order`}
      options={documentSortValues.map((id) => ({ id, label: labels[id] }))}
      value={sort}
      onChange={(next) => onChange(next === usualSort ? undefined : next)}
    />
  );
}

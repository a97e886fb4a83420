import { useLingui } from '@lingui/react/macro';
import type { ReviewCategory } from '../../../api/contract/types.ts';
import { Select } from '../../../ui/choices/select/select.tsx';

interface CategoryFilterProps {
  category: ReviewCategory | undefined;
  onChange: (changes: { category: ReviewCategory | undefined }) => void;
}

/** Reviews of boats, of tours, or of both. */
export function CategoryFilter({ category, onChange }: CategoryFilterProps) {
  const { t } = useLingui();
  return (
    <Select<ReviewCategory | 'all'>
      label={t`Reviews of`}
      options={[
        { id: 'all', label: t`Boats and tours` },
        { id: 'boat', label: t({ message: 'Boats', context: 'reviews' }) },
        { id: 'tour', label: t({ message: 'Tours', context: 'reviews' }) },
      ]}
      value={category ?? 'all'}
      onChange={(id) => onChange({ category: id === 'all' ? undefined : id })}
    />
  );
}

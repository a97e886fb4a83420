import { useLingui } from '@lingui/react/macro';
import type { ReviewCategory } from '../../../api/contract/types.ts';
import { FilterSelect } from '../../../ui/choices/filter-select/filter-select.tsx';

interface CategoryFilterProps {
  category: ReviewCategory | undefined;
  onChange: (changes: { category: ReviewCategory | undefined }) => void;
}

/** Reviews of boats, of tours, or of both. */
export function CategoryFilter({ category, onChange }: CategoryFilterProps) {
  const { t } = useLingui();
  return (
    <FilterSelect
      label={t`Reviews of`}
      all={t`Boats and tours`}
      options={[
        { id: 'boat', label: t({ message: 'Boats', context: 'reviews' }) },
        { id: 'tour', label: t({ message: 'Tours', context: 'reviews' }) },
      ]}
      value={category}
      onChange={(category) => onChange({ category })}
    />
  );
}

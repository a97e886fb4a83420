import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { listFilteredBoatReviewsPageParameters as parameters } from '../../../../api/contract/contract.ts';
import type { ReviewFilter } from '../../../../api/resources/reviews/offer-queries.ts';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { ToggleChip } from '../../../../ui/choices/toggle-chip/toggle-chip.tsx';
import { SearchField } from '../../../../ui/fields/search-field/search-field.tsx';
import * as styles from './review-tools.css.ts';

/** How long typing rests before it is looked for, in milliseconds. */
const typingRests = 300;

interface ReviewToolsProps {
  filter: ReviewFilter;
  onChange: (patch: ReviewFilter) => void;
}

/** Looking for a word in the reviews, only the answered ones, and their order. */
export function ReviewTools({ filter, onChange }: ReviewToolsProps) {
  const { t } = useLingui();
  const [text, setText] = useState(filter.keyword ?? '');

  useEffect(() => {
    const keyword = text.trim() || undefined;
    if (keyword === filter.keyword) return;
    const timer = setTimeout(() => onChange({ keyword }), typingRests);
    return () => clearTimeout(timer);
  });

  return (
    <div className={styles.tools}>
      <SearchField
        label={t`Search in the reviews`}
        value={text}
        onChange={setText}
        onSubmit={(word) => onChange({ keyword: word.trim() || undefined })}
        maxLength={parameters.keyword.maxLength}
      />
      <div>
        <ToggleChip
          isSelected={filter.answered ?? false}
          onChange={(answered) => onChange({ answered: answered || undefined })}
        >
          <Trans>With a reply</Trans>
        </ToggleChip>
      </div>
      {/* Reviews of as many stars have nothing but their date to be ordered by. */}
      {filter.stars === undefined && (
        <Select
          look="inline"
          label={t`Order`}
          options={[
            { id: 'newest', label: t`Newest first` },
            { id: 'best', label: t`Best first` },
            { id: 'worst', label: t`Worst first` },
          ]}
          value={filter.order ?? 'newest'}
          onChange={(order) => onChange({ order })}
        />
      )}
    </div>
  );
}

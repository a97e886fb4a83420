import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import * as fieldStyles from '../../fields/field/field.css.ts';
import { FieldMessages, type FieldTexts } from '../../fields/field/field-texts.tsx';
import * as styles from './rating-input.css.ts';

const ratings = [1, 2, 3, 4, 5] as const;

export interface RatingInputProps extends FieldTexts {
  /** 1–5; null while none is given. */
  value: number | null;
  onChange: (value: number) => void;
  /** What each number of stars means, shown beside them: `Very good`. */
  words?: (value: number) => string;
  name?: string;
  onBlur?: () => void;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
}

/** One to five stars. To show a rating that has been given, use `<Rating>`. */
export function RatingInput({
  label,
  description,
  error,
  value,
  onChange,
  words,
  ...rest
}: RatingInputProps) {
  const { t } = useLingui();
  const [pointed, setPointed] = useState<number>();
  const still = rest.isDisabled || rest.isReadOnly;
  const lit = (still ? undefined : pointed) ?? value ?? 0;
  return (
    <RadioGroup
      {...rest}
      validationBehavior="aria"
      orientation="horizontal"
      className={fieldStyles.field}
      isInvalid={Boolean(error)}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    >
      <Label className={fieldStyles.legend}>{label}</Label>
      <div className={styles.row}>
        <div className={styles.stars}>
          {ratings.map((rating) => (
            <Radio
              key={rating}
              value={String(rating)}
              aria-label={[t`${rating} of 5 stars`, words?.(rating)].filter(Boolean).join(', ')}
              className={rating <= lit ? styles.filled : styles.star}
              onHoverStart={() => setPointed(rating)}
              onHoverEnd={() => setPointed(undefined)}
            >
              <Star
                aria-hidden="true"
                size={32}
                strokeWidth={1.5}
                fill={rating <= lit ? 'currentColor' : 'none'}
              />
            </Radio>
          ))}
        </div>
        {words && lit > 0 && (
          <span className={styles.words} aria-hidden="true">
            {words(lit)}
          </span>
        )}
      </div>
      <FieldMessages description={description} error={error} />
    </RadioGroup>
  );
}

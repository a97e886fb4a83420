import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { RatingInput, type RatingInputProps } from './rating-input.tsx';

const words = inLanguage({
  tr: 'Kötü,Zayıf,Orta,İyi,Çok iyi',
  en: 'Bad,Poor,Fair,Good,Very good',
}).split(',');

function Example({ start = null, ...rest }: Partial<RatingInputProps> & { start?: number | null }) {
  const [rating, setRating] = useState<number | null>(start);
  return (
    <RatingInput
      label={inLanguage({ tr: 'Yolculuk nasıldı?', en: 'How was the trip?' })}
      {...rest}
      value={rating}
      onChange={setRating}
    />
  );
}

export const examples = {
  empty: <Example />,
  'with words': <Example start={4} words={(rating) => words[rating - 1] ?? ''} />,
  required: <Example isRequired />,
  error: <Example error={inLanguage({ tr: 'Bir puan verin', en: 'Give a rating' })} />,
  'read-only': <Example start={3} isReadOnly />,
  disabled: <Example start={3} isDisabled />,
};

import { useState } from 'react';
import { RatingDistribution, type Stars } from './rating-distribution.tsx';

const counts = { 5: 1_024, 4: 86, 3: 12, 2: 0, 1: 3 };

function Filtering() {
  const [stars, setStars] = useState<Stars | null>(4);
  return <RatingDistribution counts={counts} selected={stars} onSelect={setStars} />;
}

export const examples = {
  'rows that filter': Filtering,
  'to be read': <RatingDistribution counts={counts} />,
};

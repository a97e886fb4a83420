import { Rating } from './rating.tsx';

export const examples = {
  'with its count': <Rating value={4.87} count={1_280} />,
  alone: <Rating value={5} />,
};

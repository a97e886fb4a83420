import { Skeleton } from './skeleton.tsx';

export const examples = {
  'a line': <Skeleton width="240px" />,
  'a picture': (
    <div style={{ maxWidth: 320 }}>
      <Skeleton aspectRatio="4 / 3" />
    </div>
  ),
};

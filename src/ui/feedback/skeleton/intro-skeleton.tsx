import { Skeleton } from './skeleton.tsx';

/** The place of what a page says first on its way: a name, the facts in a line, the story. */
export function IntroSkeleton() {
  return (
    <>
      <Skeleton width="min(320px, 70%)" height="56px" />
      <Skeleton width="min(460px, 90%)" height="24px" />
      <Skeleton height="88px" />
      <Skeleton height="120px" />
    </>
  );
}

import type { ReactNode } from 'react';
import { container } from './in-view.css.ts';
import { useInView } from './use-in-view.ts';
import { useLastHeight } from './use-last-height.ts';

interface InViewProps {
  /** Unique among those of the page: by it, the height is known on a way back. */
  name: string;
  /** Holds the place until `children` are rendered. */
  placeholder: ReactNode;
  children: ReactNode;
  /** How far outside the viewport they are rendered already; a screen when left out. */
  rootMargin?: string;
}

/** Renders `children` once they are in view or close to it; they stay from then on. */
export function InView({ name, placeholder, children, rootMargin }: InViewProps) {
  const { ref, isInView } = useInView<HTMLDivElement>(rootMargin);
  const height = useLastHeight(ref, `${name} in view`);
  return (
    <div ref={ref} className={container} style={isInView ? undefined : { height }}>
      {isInView ? children : placeholder}
    </div>
  );
}

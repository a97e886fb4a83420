import type { ReactNode } from 'react';
import { container } from './in-view.css.ts';
import { useInView } from './use-in-view.ts';

interface InViewProps {
  /** Holds the place until `children` are rendered. */
  placeholder: ReactNode;
  children: ReactNode;
  /** How far outside the viewport they are rendered already; a screen when left out. */
  rootMargin?: string;
}

/** Renders `children` once they are in view or close to it; they stay from then on. */
export function InView({ placeholder, children, rootMargin }: InViewProps) {
  const { ref, isInView } = useInView<HTMLDivElement>(rootMargin);
  return (
    <div ref={ref} className={container}>
      {isInView ? children : placeholder}
    </div>
  );
}

import type { ReactNode } from 'react';
import { place } from './near.css.ts';
import { useNear } from './use-near.ts';

interface NearProps {
  /** Holds the place until somebody comes near it. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** What is not asked for before the reader is a screen away from it. Once there, it stays. */
export function Near({ placeholder, children }: NearProps) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  return (
    <div ref={ref} className={place}>
      {isNear ? children : placeholder}
    </div>
  );
}

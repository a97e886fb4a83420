import type { ReactNode } from 'react';
import { place } from './near.css.ts';
import { useNear } from './use-near.ts';
import type { Distance } from './when-near.ts';

interface NearProps {
  /** Holds the place until somebody comes near it. */
  placeholder: ReactNode;
  children: ReactNode;
  /** `step` for what is heavy: it waits until the reader is on the way there. */
  distance?: Distance;
}

/** What is not asked for before the reader is a screen away from it. Once there, it stays. */
export function Near({ placeholder, children, distance }: NearProps) {
  const { ref, isNear } = useNear<HTMLDivElement>(distance);
  return (
    <div ref={ref} className={place}>
      {isNear ? children : placeholder}
    </div>
  );
}

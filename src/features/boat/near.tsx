import { type ReactNode, useEffect, useRef, useState } from 'react';
import { place } from './lazy-part.css.ts';

interface NearProps {
  /** Holds the place until somebody comes near it; it should stand still. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** What is not asked for before the reader is a screen away from it. Once there, it stays. */
export function Near({ placeholder, children }: NearProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={ref} className={place}>
      {isNear ? children : placeholder}
    </div>
  );
}

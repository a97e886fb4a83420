import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Beyond this the header is no longer transparent; pixels. */
const threshold = 10;

/**
 * How the header stands: in the page's flow; or, on the home page, over its picture, `transparent`
 * until the page has scrolled. A home page that failed or still loads has no picture.
 */
export function useHeaderStyle(): 'plain' | 'transparent' | 'over' {
  const isOverPicture = useRouterState({
    select: ({ matches }) => {
      const page = matches.at(-1);
      // By its id: where nothing is found, the root alone stands there, with the same path.
      return page?.routeId === '/' && page.status === 'success';
    },
  });
  const [hasScrolled, setScrolled] = useState(false);

  useEffect(() => {
    if (!isOverPicture) return;
    const measure = () => setScrolled(window.scrollY > threshold);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [isOverPicture]);

  if (!isOverPicture) return 'plain';
  return hasScrolled ? 'over' : 'transparent';
}

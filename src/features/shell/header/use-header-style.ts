import { useEffect, useState } from 'react';
import { useIsHome } from '../use-is-home.ts';

/** Beyond this the header is no longer transparent; pixels. */
const threshold = 10;

/**
 * How the header stands: in the page's flow; or, on the home page, over its picture, `transparent`
 * until the page has scrolled.
 */
export function useHeaderStyle(): 'plain' | 'transparent' | 'over' {
  const isOverPicture = useIsHome();
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

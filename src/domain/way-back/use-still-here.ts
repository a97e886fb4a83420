import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * For what leads elsewhere at the end of some work: tells whether the person still waits for it here. Who is on the
 * way to another page is not, although this one stands until the other is loaded.
 */
export function useStillHere(): () => boolean {
  const { stores } = useRouter();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => {
    const here = stores.resolvedLocation.get() ?? stores.location.get();
    return isMounted.current && here.pathname === stores.location.get().pathname;
  };
}

import { useRouter } from '@tanstack/react-router';
import { useIsMounted } from '../../ui/loading/answer/use-is-mounted.ts';

/**
 * For what leads elsewhere at the end of some work: tells whether the person still waits for it here. Who is on the
 * way to another page is not, although this one stands until the other is loaded.
 */
export function useStillHere(): () => boolean {
  const { stores } = useRouter();
  const isMounted = useIsMounted();
  return () => {
    const here = stores.resolvedLocation.get() ?? stores.location.get();
    return isMounted() && here.pathname === stores.location.get().pathname;
  };
}

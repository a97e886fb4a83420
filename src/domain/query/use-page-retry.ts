import { useRouter } from '@tanstack/react-router';

/** Another try of a page that failed; `reset` is what its error component is given. */
export function usePageRetry(reset: () => void): () => void {
  const router = useRouter();
  return () => {
    reset();
    void router.invalidate();
  };
}

import {
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useInFlight } from './use-in-flight.ts';

/**
 * `useMutation` for an act that a person presses: its `mutate` does nothing while the act is on its way, so
 * that a double press does it once.
 */
export function useSingleMutation<Data, Failure = DefaultError, Variables = void, Before = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Before>,
): UseMutationResult<Data, Failure, Variables, Before> {
  const inFlight = useInFlight();
  const mutation = useMutation({
    ...options,
    onSettled(...settled) {
      inFlight.finish();
      return options.onSettled?.(...settled);
    },
  });
  return {
    ...mutation,
    mutate(...asked) {
      if (inFlight.start()) mutation.mutate(...asked);
    },
  };
}

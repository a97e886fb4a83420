import { useRef } from 'react';

/**
 * Guards an act against a double press: `start` answers false while it is in flight, from `start` to
 * `finish`. A state would be too late: the second press of a double click comes before the next render.
 */
export function useInFlight() {
  const isInFlight = useRef(false);
  return {
    start(): boolean {
      if (isInFlight.current) return false;
      isInFlight.current = true;
      return true;
    },
    finish(): void {
      isInFlight.current = false;
    },
  };
}

import { useState } from 'react';
import { type TourStep, tourSteps } from './steps.ts';

/** Which steps somebody has gone on from; of a tour that is stored all were looked at when it was written. */
export function useVisited(isStored: boolean) {
  const [visited, setVisited] = useState<readonly TourStep[]>(isStored ? tourSteps : []);
  return {
    visited,
    visit(step: TourStep) {
      setVisited((before) => (before.includes(step) ? before : [...before, step]));
    },
  };
}

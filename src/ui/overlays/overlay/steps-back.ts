import { createContext } from 'react';

/** The history of the page, as far as overlays care: `block` hears of each step before it is taken. */
export interface StepsBack {
  /** `blockerFn` answers whether the step is not taken. Returns what takes the blocker away again. */
  block(blocker: {
    enableBeforeUnload: false;
    blockerFn: (step: { action: string }) => boolean;
  }): () => void;
}

/** Undefined where no history is: steps back are not heard of then. */
export const StepsBackContext = createContext<StepsBack | undefined>(undefined);

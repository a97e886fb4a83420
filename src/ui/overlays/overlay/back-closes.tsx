import { use, useEffect, useEffectEvent } from 'react';
import { type StepsBack, StepsBackContext } from './steps-back.ts';

/** The ways to close what stands in front of the page, the topmost last. */
const open: (() => void)[] = [];
let unblock: (() => void) | undefined;

/**
 * Rendered in an overlay: the first step back closes what stands in front of the page, as on every phone, and leaves
 * the page behind it where it was.
 */
export function BackCloses({ onBack }: { onBack: () => void }) {
  const history = use(StepsBackContext);
  const close = useEffectEvent(onBack);
  useEffect(() => history && closeInstead(history, () => close()), [history]);
  return null;
}

/** Has `close` be called in the place of a step back in `history`, until what is returned is called. */
function closeInstead(history: StepsBack, close: () => void): () => void {
  open.push(close);
  unblock ??= history.block({
    enableBeforeUnload: false,
    blockerFn({ action }) {
      const topmost = action === 'BACK' ? open.at(-1) : undefined;
      topmost?.();
      return topmost !== undefined;
    },
  });
  return () => {
    open.splice(open.indexOf(close), 1);
    if (open.length > 0) return;
    unblock?.();
    unblock = undefined;
  };
}

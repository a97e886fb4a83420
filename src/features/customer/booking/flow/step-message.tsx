import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '../../../../ui/page/focus-around/is-focus-lost.ts';
import { useBooking } from './booking-context.ts';
import * as styles from './flow.css.ts';

interface StepMessageProps {
  /** Whether it answers what the person did: then it comes into view, clear of the bar, and takes the focus. */
  isAnswer?: boolean;
  children: ReactNode;
}

/** Something that a step has to say. When it goes with the focus in it, the focus goes to the step's heading. */
export function StepMessage({ isAnswer = false, children }: StepMessageProps) {
  const { heading } = useBooking();
  const box = useRef<HTMLDivElement>(null);
  const answer = useEffectEvent(() => {
    if (!isAnswer) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => answer(), []);
  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      // What stands there instead has its heading by then.
      queueMicrotask(() => {
        if (isFocusLost()) heading.current?.focus();
      });
    };
  }, [heading]);
  return (
    <div ref={box} tabIndex={-1} className={styles.message}>
      {children}
    </div>
  );
}

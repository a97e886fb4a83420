import { type RefObject, useEffect, useState } from 'react';

/** How long a record is marked, in milliseconds: long enough to be found, gone before it is in the way. */
const MARKED_FOR = 4000;

/**
 * Leads to a record that a link has named, as soon as it is on the page: scrolls to it and gives its heading the focus.
 * Answers whether to mark it, which ends by itself.
 */
export function useTarget(
  isTarget: boolean,
  record: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): boolean {
  const [isMarked, setMarked] = useState(false);
  useEffect(() => {
    if (!isTarget) return undefined;
    setMarked(true);
    const timer = setTimeout(() => setMarked(false), MARKED_FOR);
    // After the frame in which a navigation places the focus.
    const frame = requestAnimationFrame(() => {
      record.current?.scrollIntoView({ block: 'start' });
      heading.current?.focus({ preventScroll: true });
    });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [isTarget, record, heading]);
  return isMarked && isTarget;
}

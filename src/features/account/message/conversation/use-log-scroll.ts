import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near the end still counts as at the end, in pixels. */
const tolerance = 64;

interface LogScroll {
  /** The message or line to open at; the end when left out. */
  openAt: string | undefined;
  /** What stands last: changes with everything new. */
  last: string | undefined;
  /** What stands first: changes when earlier messages are put before it. */
  first: string | undefined;
  /** What the person has just written; going there is what they expect. */
  own: string | undefined;
}

/** Ids of what stands in a conversation, for `openAt`. */
export const entryId = (key: string) => `entry-${key}`;

/**
 * Where a conversation is scrolled to: first at what is new or looked for, then at its end for as long
 * as the reader stays there; earlier messages come in above without moving what is read.
 */
export function useLogScroll(
  scroller: RefObject<HTMLElement | null>,
  { openAt, last, first, own }: LogScroll,
) {
  const [atEnd, setAtEnd] = useState(true);
  const end = useRef(true);
  const fromEnd = useRef(0);
  const top = useRef(0);
  const isOpened = useRef(false);

  function note(element: HTMLElement) {
    top.current = element.scrollTop;
    fromEnd.current = element.scrollHeight - element.scrollTop;
    end.current = fromEnd.current - element.clientHeight < tolerance;
    setAtEnd(end.current);
  }
  function toEnd() {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    note(element);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each `openAt`
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || last === undefined) return;
    const target = openAt === undefined ? null : document.getElementById(entryId(openAt));
    if (target) element.scrollTop = target.offsetTop - element.clientHeight / 3;
    else if (!isOpened.current) element.scrollTop = element.scrollHeight;
    isOpened.current = true;
    note(element);
  }, [openAt, last === undefined]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with everything new
  useLayoutEffect(() => {
    if (end.current || own !== undefined) toEnd();
  }, [last, own]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with everything put before
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || end.current || !isOpened.current) return;
    element.scrollTop = element.scrollHeight - fromEnd.current;
  }, [first]);

  // A phone's keyboard or a growing text below takes room away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the life of the element
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (end.current) toEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return {
    atEnd,
    onScroll() {
      const element = scroller.current;
      // Told late of a place that was set here, after something beside has taken room away: nobody has left the end.
      if (element && element.scrollTop !== top.current) note(element);
    },
    toEnd,
  };
}

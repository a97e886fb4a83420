/** How much of a screen below it an element may be to count as near. */
const distances = { screen: '100% 0px', step: '25% 0px' } as const;

export type Distance = keyof typeof distances;

/** By these somebody shows that they have turned to the page. */
const signs = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'];

let turnsToPage: Promise<void> | undefined;

/** Resolves once somebody has turned to the page: until then, nobody is on the way anywhere. */
function readerTurnsToPage(): Promise<void> {
  turnsToPage ??= new Promise((resolve) => {
    if (scrollY > 0) return resolve();
    const heard = new AbortController();
    const onSign = () => {
      heard.abort();
      resolve();
    };
    for (const sign of signs) {
      addEventListener(sign, onSign, { passive: true, capture: true, signal: heard.signal });
    }
  });
  return turnsToPage;
}

/**
 * Calls `onNear` once: when the element is in sight, or, for somebody who has turned to the page, so
 * near that they may be on the way to it. Returns the way to stop waiting.
 */
export function whenNear(element: Element, distance: Distance, onNear: () => void): () => void {
  let waits = true;
  function stop(): void {
    waits = false;
    observer.disconnect();
  }
  function arrive(): void {
    if (!waits) return;
    stop();
    onNear();
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        if (boundingClientRect.top < innerHeight) arrive();
        else void readerTurnsToPage().then(arrive);
      }
    },
    { rootMargin: distances[distance] },
  );
  observer.observe(element);
  return stop;
}

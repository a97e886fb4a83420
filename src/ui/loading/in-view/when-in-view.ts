const interactionEvents = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'];

let interaction: Promise<void> | undefined;

/** Resolves with the first interaction with the page: nobody scrolls anywhere before. */
function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    if (scrollY > 0) return resolve();
    const listening = new AbortController();
    const onInteraction = () => {
      listening.abort();
      resolve();
    };
    for (const type of interactionEvents) {
      addEventListener(type, onInteraction, {
        passive: true,
        capture: true,
        signal: listening.signal,
      });
    }
  });
  return interaction;
}

/**
 * Calls `onInView` once: when the element is in the viewport, or, after the first interaction with the
 * page, within `rootMargin` (of IntersectionObserver; a screen above and below when left out). Returns
 * a function that stops observing.
 */
export function whenInView(
  element: Element,
  onInView: () => void,
  rootMargin = '100% 0px',
): () => void {
  let isObserving = true;
  function stop(): void {
    isObserving = false;
    observer.disconnect();
  }
  function finish(): void {
    if (!isObserving) return;
    stop();
    onInView();
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        if (boundingClientRect.top < innerHeight) finish();
        else void firstInteraction().then(finish);
      }
    },
    { rootMargin },
  );
  observer.observe(element);
  return stop;
}

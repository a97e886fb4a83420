/** Milliseconds after which a page that is not drawn, as in a hidden tab, goes on without. */
const NOT_DRAWN = 100;

/** Resolves once what is rendered now has been painted, and the browser has seen to what was pressed meanwhile. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, NOT_DRAWN);
    requestAnimationFrame(() => {
      clearTimeout(late);
      // A task of its own: the frame is drawn before it.
      setTimeout(resolve);
    });
  });
}

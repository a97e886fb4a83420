/** What a person does that the page should answer. */
const INTENTS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

const load = () => import('./main.tsx');

/**
 * A page that was rendered at build reads, scrolls and leads on by itself: its scripts wait until
 * the page is painted and the browser idle, or until the person turns to it. Any other page has
 * nothing to show without them.
 */
function startWhenIdle(): void {
  const controller = new AbortController();
  const start = () => {
    controller.abort();
    void load();
  };
  for (const intent of INTENTS) {
    addEventListener(intent, start, { once: true, passive: true, signal: controller.signal });
  }
  const whenLoaded = () => {
    if (controller.signal.aborted) return;
    // Safari knows no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded, { once: true });
}

if (document.getElementById('root')?.dataset.prerendered === undefined) void load();
else startWhenIdle();

/**
 * The script of a page that was rendered at build. It reads, scrolls and leads on by itself: the app
 * waits until the page is painted and the browser idle, or until the person turns to it. A skeleton
 * only waits to be painted. Runs as it stands here, in the document, so it names nothing outside of
 * itself. `#root` names the app's module, and after it what that will ask for at once.
 */
function startWhenPainted(): void {
  const { modules, skeleton } = document.getElementById('root')?.dataset ?? {};
  const [main = '', ...preloads] = modules?.split(' ') ?? [];
  const intents = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  let started = false;
  function start(): void {
    if (started) return;
    started = true;
    for (const intent of intents) removeEventListener(intent, start);
    for (const href of preloads) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = main;
    document.head.append(script);
  }
  for (const intent of intents) addEventListener(intent, start, { passive: true });
  // Safari knows no idle callback.
  const idle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: 3000 })
      : setTimeout(start, 200);
  // The frame after the next one stands on the screen only once the page does.
  const afterPaint = (next: () => void) =>
    requestAnimationFrame(() => requestAnimationFrame(() => next()));
  if (skeleton !== undefined) afterPaint(start);
  else if (document.readyState === 'complete') afterPaint(idle);
  else addEventListener('load', () => afterPaint(idle), { once: true });
}

/** That script as text, the same for every page. */
export const starterScript = `(${startWhenPainted.toString()})()`;

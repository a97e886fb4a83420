/**
 * The script of a page that was rendered at build. It reads, scrolls and leads on by itself: the app
 * waits until the page is painted and the browser idle, or until the person turns to it. A skeleton
 * only waits to be painted, and an empty page for nothing. Runs as it stands here, in the document, so it names nothing outside of
 * itself. `#root` names the app's modules; the browser finds by itself what they import.
 */
function startWhenPainted(): void {
  const { modules, prerendered, skeleton } = document.getElementById('root')?.dataset ?? {};
  const intents = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  let started = false;
  function start(): void {
    if (started) return;
    started = true;
    for (const intent of intents) removeEventListener(intent, start);
    for (const src of modules?.split(' ') ?? []) {
      const script = document.createElement('script');
      script.type = 'module';
      script.src = src;
      document.head.append(script);
    }
  }
  // Its tables of languages take a browser a while, once for all its threads.
  new Worker('/language-tables.js');
  for (const intent of intents) addEventListener(intent, start, { passive: true });
  // Safari knows no idle callback.
  const idle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: 3000 })
      : setTimeout(start, 200);
  function afterPaint(next: () => void): void {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      next();
    });
    observer.observe({ type: 'paint', buffered: true });
  }
  if (prerendered === undefined) start();
  else if (skeleton !== undefined) afterPaint(start);
  else if (document.readyState === 'complete') afterPaint(idle);
  else {
    addEventListener('load', () => afterPaint(idle), { once: true });
    // Fonts and pictures that hang keep the page from being loaded, and nobody from using it.
    setTimeout(() => afterPaint(idle), 2500);
  }
}

/** That script as text, the same for every page. */
export const starterScript = `(${startWhenPainted.toString()})()`;

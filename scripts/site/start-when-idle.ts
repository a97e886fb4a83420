/**
 * The script of a page that was rendered at build. It reads, scrolls and leads on by itself: the app
 * waits until the page is painted and the browser idle, or until the person turns to it. Runs as it
 * stands here, in the document, so it names nothing outside of itself. `#root` names the app's module,
 * and after it what that will ask for at once.
 */
function startWhenIdle(): void {
  const [main = '', ...preloads] =
    document.getElementById('root')?.dataset.modules?.split(' ') ?? [];
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
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

/** That script as text, the same for every page. */
export const starterScript = `(${startWhenIdle.toString()})()`;

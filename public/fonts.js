// The product's own fonts. A browser that has had them before asks for them at once, a first visit after its first
// paint: until all are there it shows their stand-ins, which are as wide and as high (src/ui/theme/fonts.css.ts).
(() => {
  const { dataset } = document.documentElement;
  const families = ['Newsreader Variable', 'Bricolage Grotesque Variable'];
  // The letters are of both files of a family. What cannot be fetched has its stand-in.
  const load = () =>
    Promise.allSettled(families.map((family) => document.fonts.load(`400 1em "${family}"`, 'aş')));
  try {
    if (localStorage.getItem('fonts')) {
      load();
      return;
    }
  } catch {
    // Storage that is refused makes every visit a first one.
  }
  dataset.fonts = 'title-later text-later';
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    load().then(() => {
      // One family a frame: both at once keep a slow phone from answering.
      dataset.fonts = 'title-later';
      requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.fonts));
      try {
        localStorage.setItem('fonts', 'here');
      } catch {
        // See above.
      }
    });
  }).observe({ type: 'paint', buffered: true });
})();

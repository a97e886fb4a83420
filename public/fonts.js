// The product's own fonts. A browser that has had them before asks for them at once, a first visit after its first
// paint: until all are there it shows their stand-ins, which are as wide and as high (src/ui/theme/fonts.css.ts).
(() => {
  // The development server has them in a style sheet like any other.
  const style = document.getElementById('fonts');
  if (!style?.sheet) return;
  try {
    if (localStorage.getItem('fonts')) {
      style.media = 'all';
      return;
    }
  } catch {
    // Storage that is refused makes every visit a first one.
  }
  const faceOf = ({ style: rule }) => {
    const said = (name) => rule.getPropertyValue(name);
    return new FontFace(said('font-family').replaceAll('"', ''), said('src'), {
      weight: said('font-weight'),
      unicodeRange: said('unicode-range'),
    });
  };
  const { dataset } = document.documentElement;
  dataset.fonts = 'later';
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    const faces = [...style.sheet.cssRules].map(faceOf);
    Promise.allSettled(faces.map((face) => face.load())).then(() => {
      // All at once: each by itself would have the whole page laid out again. What cannot be fetched has its stand-in.
      for (const face of faces) document.fonts.add(face);
      delete dataset.fonts;
      dispatchEvent(new Event('fonts'));
      try {
        localStorage.setItem('fonts', 'here');
      } catch {
        // See above.
      }
    });
  }).observe({ type: 'paint', buffered: true });
})();

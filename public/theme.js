// The hour of the visitor, and the theme that they chose, before anything is painted. src/ui/theme keeps to both:
// hour.css.ts and theme-choice.ts.
(() => {
  const { dataset } = document.documentElement;
  const hour = new Date().getHours();
  dataset.hour =
    hour < 5 || hour >= 20 ? 'night' : hour < 10 ? 'dawn' : hour < 17 ? 'noon' : 'golden';
  let choice;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    return;
  }
  if (choice !== 'light' && choice !== 'dark') return;
  dataset.theme = choice;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.media = meta.dataset.theme === choice ? 'all' : 'not all';
  }
})();

// The theme that somebody chose, before anything is painted. src/ui/theme/theme-choice.ts keeps it.
(() => {
  let choice;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    return;
  }
  if (choice !== 'light' && choice !== 'dark') return;
  document.documentElement.dataset.theme = choice;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.media = meta.dataset.theme === choice ? 'all' : 'not all';
  }
})();

// Runs in the documentation's pages: as they are, also from a disk, where modules do not load.
const box = document.querySelector('#filter');
const found = document.querySelector('#found');
const entries = [...document.querySelectorAll('[data-entry]')].map((element) => ({
  element,
  text: element.textContent.toLowerCase(),
}));
const groups = [...document.querySelectorAll('[data-group]')];

function filter() {
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const { element, text } of entries)
    element.hidden = !words.every((word) => text.includes(word));
  for (const group of groups)
    group.hidden = group.querySelector('[data-entry]:not([hidden])') === null;
  const count = entries.filter(({ element }) => !element.hidden).length;
  found.textContent = words.length > 0 ? `${count} of ${entries.length}` : '';
}

box.addEventListener('input', filter);
// What a link leads to is never hidden.
window.addEventListener('hashchange', () => {
  if (!document.getElementById(location.hash.slice(1))?.hidden) return;
  box.value = '';
  filter();
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
});

/** Said in both languages at once: the catalogue of either is what could not be fetched. */
const TEXTS = [
  { lang: 'tr', text: 'Sayfa yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.' },
  { lang: 'en', text: 'The page could not be loaded. Check your connection and try again.' },
];

/**
 * What stands in `root` when the app could not start for want of its texts, and a way to try again.
 * Plain elements: nothing that could fail to load too.
 */
export function showBootFailure(root: HTMLElement, cause: unknown): void {
  console.error(new Error('The texts of the page could not be loaded', { cause }));
  const message = document.createElement('div');
  message.setAttribute('role', 'alert');
  message.style.cssText = 'max-inline-size:30rem;margin:20vh auto;padding-inline:20px';
  for (const { lang, text } of TEXTS) {
    const sentence = document.createElement('p');
    sentence.lang = lang;
    sentence.textContent = text;
    message.append(sentence);
  }
  const again = document.createElement('a');
  again.href = window.location.href;
  again.textContent = 'Tekrar dene · Try again';
  message.append(again);
  root.replaceChildren(message);
  root.removeAttribute('data-prerendered');
}

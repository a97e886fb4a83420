// Says that the app could not be loaded: its script, or, by the event `boot-failure`, its texts. Plain
// elements, and both languages at once: what could say it better is what could not be fetched.
(() => {
  const texts = [
    ['tr', 'Sayfa yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.'],
    ['en', 'The page could not be loaded. Check your connection and try again.'],
  ];
  function say() {
    const root = document.getElementById('root');
    if (!root) return;
    // A page that stands in the document whole can be read, and its links lead on.
    if (root.dataset.prerendered !== undefined && root.dataset.skeleton === undefined) return;
    const message = document.createElement('div');
    message.setAttribute('role', 'alert');
    message.style.cssText = 'max-inline-size:30rem;margin:20vh auto;padding-inline:20px';
    for (const [lang, text] of texts) {
      const sentence = document.createElement('p');
      sentence.lang = lang;
      sentence.textContent = text;
      message.append(sentence);
    }
    const again = document.createElement('a');
    again.href = location.href;
    again.textContent = 'Tekrar dene · Try again';
    message.append(again);
    root.replaceChildren(message);
    root.removeAttribute('data-prerendered');
  }
  addEventListener('boot-failure', say);
  // Failures of files do not bubble. The first module of the document is the app.
  addEventListener(
    'error',
    ({ target }) => {
      if (target === document.querySelector('script[type="module"]')) say();
    },
    true,
  );
})();

const focusable = 'input:not([type="hidden"]), textarea, button, [tabindex="0"]';

/** How long a field may take to arrive: its code is loaded on demand. Milliseconds. */
const patience = 5000;

function focusIn(place: HTMLElement): boolean {
  const invalid = place.querySelector<HTMLElement>('[aria-invalid="true"]');
  const isUsable = ({ offsetParent }: HTMLElement) => offsetParent !== null;
  const candidates = [
    ...(invalid?.matches(focusable) ? [invalid] : []),
    ...(invalid?.querySelectorAll<HTMLElement>(focusable) ?? []),
    ...place.querySelectorAll<HTMLElement>(focusable),
  ];
  const target = candidates.find(isUsable);
  if (!target) return false;
  place.scrollIntoView({ block: 'nearest' });
  target.focus();
  return true;
}

/**
 * Focuses the field whose place has the id `name`, as soon as both are on the page; of several fields the
 * first that is invalid. Returns how to stop waiting.
 */
export function focusField(name: string): () => void {
  const attempt = () => {
    const place = document.getElementById(name);
    return place !== null && focusIn(place);
  };
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => attempt() && stop());
  const timer = setTimeout(() => stop(), patience);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

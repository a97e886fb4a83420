import type { KeyboardEvent } from 'react';

/** For the `onKeyDown` of a longer text: Ctrl or Cmd and Enter sends its form; Enter alone starts a new line. */
export function sendOnShortcut(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
}

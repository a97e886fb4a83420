import type { TextAreaProps } from '../../ui/fields/text-area/text-area.tsx';

type KeyboardEvent = Parameters<NonNullable<TextAreaProps['onKeyDown']>>[0];

/** For the `onKeyDown` of a longer text: Ctrl or Cmd and Enter sends its form; Enter alone starts a new line. */
export function sendOnShortcut(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) {
    // React Aria keeps keys from what is around the field unless told otherwise: Escape closes the dialog.
    event.continuePropagation();
    return;
  }
  event.preventDefault();
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
}

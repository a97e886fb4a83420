import { useEffect, useId } from 'react';
import { isFocusLost } from '../ui/page/focus-around/is-focus-lost.ts';

/**
 * The id of a form that stands in the place of what opened it: it takes the focus, and Tab goes on to its fields.
 * `isOpened` is whether it was opened, and is not what the page is there for.
 */
export function useFocusInForm(isOpened = true): string {
  const id = useId();
  useEffect(() => {
    const form = document.getElementById(id);
    if (!isOpened || !form || !isFocusLost()) return;
    // Its fields may still be loading.
    form.tabIndex = -1;
    form.focus();
  }, [id, isOpened]);
  return id;
}

import { useState } from 'react';
import { useOnDemand } from './use-on-demand.ts';

/**
 * What a button opens in front of the page, loaded when somebody turns to that button: `prepare` at the
 * first sign of interest, `open` when it is pressed. `part` is there once it has loaded.
 */
export function useOpenOnDemand<Part>(load: () => Promise<Part>) {
  const { part, prepare, request } = useOnDemand(load);
  const [isOpen, setOpen] = useState(false);
  function open(): void {
    request();
    setOpen(true);
  }
  return { part, isOpen, setOpen, prepare, open };
}

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { subscribeToasts, toastsAsked } from './notify.ts';

/** Where toasts appear. Stands once in the app, and loads nothing until the first toast. */
export function ToastHost() {
  const asked = useSyncExternalStore(subscribeToasts, toastsAsked, toastsAsked);
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    if (asked === 0 || Region) return;
    import('./toast-region.tsx').then(
      (loaded) => setRegion(() => loaded.default),
      // The page must not go with it; the next toast tries again.
      (cause) => console.warn(new Error('Toasts could not be loaded', { cause })),
    );
  }, [asked, Region]);
  return Region ? <Region /> : null;
}

import { useSyncExternalStore } from 'react';
import { LazyBoundary } from '../../loading/lazy/lazy-boundary.tsx';
import { lazyComponent } from '../../loading/lazy/lazy-component.tsx';
import { subscribeToasts, toastsAsked } from './notify.ts';

const ToastRegion = lazyComponent(() => import('./toast-region.tsx'));

/** Where toasts appear. Stands once in the app, and loads nothing until the first toast. */
export function ToastHost() {
  const asked = useSyncExternalStore(subscribeToasts, toastsAsked, toastsAsked);
  if (asked === 0) return null;
  return (
    // The page must not go with it.
    <LazyBoundary>
      <ToastRegion />
    </LazyBoundary>
  );
}

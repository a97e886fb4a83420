import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isRegionNeeded, subscribeRegionNeeded } from './notify.ts';

const ToastRegion = lazy(() => import('./toast-region.tsx'));

/** Where toasts appear. Stands once in the app, and loads nothing until the first toast. */
export function ToastHost() {
  const needed = useSyncExternalStore(subscribeRegionNeeded, isRegionNeeded, isRegionNeeded);
  if (!needed) return null;
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}

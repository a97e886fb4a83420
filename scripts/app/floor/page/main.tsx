import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createFloor } from './create-floor.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { router, element } = createFloor();
// As on the server: without a boundary of its own around the first page.
router.ssr = { manifest: undefined };
await router.load();
startTransition(() => {
  hydrateRoot(root, element);
});

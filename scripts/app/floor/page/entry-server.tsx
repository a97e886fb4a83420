import { text } from 'node:stream/consumers';
import { createMemoryHistory } from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { createFloor } from './create-floor.tsx';

/** The floor's first page as HTML. */
export async function render(): Promise<string> {
  const { router, element } = createFloor(createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  const { prelude } = await prerenderToNodeStream(element);
  return text(prelude);
}

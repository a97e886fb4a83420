import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useSingleMutation } from './use-single-mutation.ts';

function pressing(act: () => Promise<void>) {
  const presses: (() => void)[] = [];
  function Button() {
    const { mutate } = useSingleMutation({ mutationFn: act });
    presses.push(() => mutate());
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Button />
    </QueryClientProvider>,
  );
  const [press] = presses;
  if (!press) throw new Error('the button was not rendered');
  return press;
}

it.each([
  ['done', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('no connection'))],
])('an act is done once however often it is pressed, and again once it has %s', async (_, end) => {
  const onTheWay = Promise.withResolvers<void>();
  const act = vi.fn(() => onTheWay.promise.then(end));
  const press = pressing(act);
  press();
  press();
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1));
  onTheWay.resolve();
  await vi.waitFor(() => {
    press();
    expect(act).toHaveBeenCalledTimes(2);
  });
});

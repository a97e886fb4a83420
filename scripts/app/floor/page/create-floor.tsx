import { type Messages, setupI18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';

const messages = {
  pressed: ['pressed ', ['presses'], ' times'],
  other: ['the other page'],
  back: ['back'],
} satisfies Messages;

/** One button, which answers in words; and the way to the other page. */
function Page() {
  const [presses, setPresses] = useState(0);
  const { data: greeting } = useQuery({
    queryKey: ['greeting'],
    queryFn: () => 'Hello',
    initialData: 'Hello',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <main>
      <h1>{greeting}</h1>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        <Trans id="pressed" values={{ presses }} />
      </button>
      <Link to="/boats">
        <Trans id="other" />
      </Link>
    </main>
  );
}

/** At an address of the app, whose addresses are the ones that `Link` is typed by. */
function OtherPage() {
  return (
    <main>
      <h1>
        <Trans id="other" />
      </h1>
      <Link to="/">
        <Trans id="back" />
      </Link>
    </main>
  );
}

/** The floor as an app, put together as the app is. `history` is the browser's when left out. */
export function createFloor(history?: RouterHistory) {
  const i18n = setupI18n({ locale: 'en', messages: { en: messages } });
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: Page }),
    createRoute({ getParentRoute: () => root, path: '/boats', component: OtherPage }),
  ]);
  const router = createRouter({ routeTree, ...(history && { history }) });
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>
  );
  return { router, element };
}

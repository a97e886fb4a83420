import { QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { type ReactElement, StrictMode } from 'react';
import { LocaleProvider } from '../i18n/locale-provider.tsx';
import { ToastHost } from '../ui/feedback/toast/toast-host.tsx';
import { StepsBackContext } from '../ui/overlays/overlay/steps-back.ts';
import { connectSession } from './connect-session.ts';
import { NewVersion } from './new-version.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.ts';

/** The whole app: data, language, pages. `history` is the browser's when left out. */
export function createApp(history?: RouterHistory) {
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, history);
  const element: ReactElement = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LocaleProvider>
          <StepsBackContext value={router.history}>
            <RouterProvider router={router} />
          </StepsBackContext>
          <ToastHost />
          <NewVersion />
        </LocaleProvider>
      </QueryClientProvider>
    </StrictMode>
  );
  return {
    router,
    queryClient,
    element,
    /** Once, in a browser, before the first render: see `connectSession`. */
    startSession: () => connectSession(router, queryClient),
  };
}

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { LocaleProvider } from '../i18n/locale-provider.tsx';
import { ToastHost } from '../ui/toast/toast-host.tsx';
import { connectSession } from './connect-session.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.ts';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

/** Once, before the first render: see `connectSession`. */
export function startSession(): void {
  connectSession(router, queryClient);
}

/** The whole app: data, language, pages. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <LocaleProvider>
        <RouterProvider router={router} />
        <ToastHost />
      </LocaleProvider>
    </QueryClientProvider>
  );
}

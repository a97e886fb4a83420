import { useRouterState } from '@tanstack/react-router';

/** Whether the home page is shown, with its pictures: one that failed or still loads has none. */
export function useIsHome(): boolean {
  return useRouterState({
    select: ({ matches }) => {
      const page = matches.at(-1);
      // By its id: where nothing is found, the root alone stands there, with the same path.
      return page?.routeId === '/' && page.status === 'success';
    },
  });
}

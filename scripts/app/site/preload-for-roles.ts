/** What of a page is fetched at once. Paths relative to the build. */
interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Runs in the document's head, as it stands here: fetches a page's files beside the app's, rather than
 * after it, for whoever the page is for. The app's cookie says who that may be; the guard of the route
 * decides. Others download nothing of the page.
 */
function preloadOwnPage(): void {
  const { roles, scripts, styles } = document.currentScript?.dataset ?? {};
  const isOf = (role: string) => document.cookie.includes(encodeURIComponent(`"role":"${role}"`));
  if (!roles?.split(' ').some(isOf)) return;
  function preload(rel: string, as: string, href: string): void {
    const link = document.createElement('link');
    Object.assign(link, { rel, as, href, crossOrigin: '' });
    document.head.append(link);
  }
  for (const href of scripts?.split(' ') ?? []) preload('modulepreload', 'script', href);
  for (const href of styles?.split(' ') ?? []) preload('preload', 'style', href);
}

/**
 * The app's empty document, made to fetch the files of the private page at its address, for people of these
 * `roles`.
 */
export function preloadForRoles(
  shell: string,
  roles: readonly string[],
  { scripts, styles }: PageFiles,
): string {
  const notYet = (file: string) => !shell.includes(`/${file}"`);
  const addresses = (files: readonly string[]) =>
    files
      .filter(notYet)
      .map((file) => `/${file}`)
      .join(' ');
  return shell.replace(
    '</head>',
    () =>
      `<script data-roles="${roles.join(' ')}" data-scripts="${addresses(scripts)}" data-styles="${addresses(styles)}">` +
      `(${preloadOwnPage.toString()})()</script></head>`,
  );
}

/**
 * The script of a private page, where its shapes stand beside `#root` as templates. For whoever the page is for it
 * names the page's modules beside the app's, and puts the shape that fits this window into `#root`, so that
 * something is painted before the app is there. The app's cookie says who that may be; the guard of the route
 * decides. Others download and see nothing of the page. Nor is it drawn for anybody whom the app would show
 * something else at once: another language, a list that is filtered, a profile to complete. A date of today is written
 * as the shape says, in `data-date`: `now` is the app's clock. Runs as it stands here, in the document, so it
 * names nothing outside of itself.
 */
function drawShape(now: () => number): void {
  const root = document.getElementById('root');
  const { roles, drawn, modules, language } = document.currentScript?.dataset ?? {};
  const { cookie } = document;
  const isKnown = (field: string) => cookie.includes(encodeURIComponent(field));
  const isFor = (some = '') => some.split(' ').some((role) => isKnown(`"role":"${role}"`));
  if (!root || !isFor(roles)) return;
  root.dataset.modules += ` ${modules}`;
  if (!isFor(drawn) || !isKnown('"isProfileComplete":true') || location.search) return;
  // An address that names its language decides by itself.
  if (language && (localStorage.getItem('language') ?? language) !== language) return;
  const [, sidebar] = /(?:^|; )sidebar=(collapsed|expanded)/.exec(cookie) ?? [];
  const besidePage = sidebar ?? (innerWidth < 1200 ? 'collapsed' : 'expanded');
  const view = innerWidth < 768 ? 'phone' : besidePage;
  const shape = document.querySelector<HTMLTemplateElement>(`template[data-views~="${view}"]`);
  if (!shape) return;
  for (const each of shape.content.querySelectorAll<HTMLElement>('[data-date]')) {
    const { locale, ...style } = JSON.parse(each.dataset.date ?? '{}');
    each.textContent = new Intl.DateTimeFormat(locale, style).format(now());
  }
  root.append(shape.content);
  root.dataset.prerendered = 'shape';
  root.dataset.skeleton = '';
}

/** That script as text, the same for every page; `clock` is the app's clock, a function as text. */
export const shapeScript = (clock: string): string => `(${drawShape.toString()})(${clock})`;

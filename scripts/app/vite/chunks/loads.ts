import { partOf, routesModule } from '../route-parts.ts';

/** What is loaded at once. */
export interface Load {
  /** How much a byte of it counts. */
  weight: number;
  /** The ids of the modules that something imports when it needs them. */
  roots: readonly string[];
}

/** What most people open, by the route's file: how many times as much a byte of it counts as one of another page. */
const OFTEN: Record<string, number> = {
  index: 150,
  'boats.index': 50,
  'boats.$boatId.index': 25,
  'tours.index': 8,
  'tours.$tourId.index': 15,
  '_signed-in/captain/index': 20,
  login: 5,
};
/** What loads by itself, later, to whoever has most of it already. */
const LATER = 0.15;

const PAGE = /\/src\/routes\/(?<route>[^?]+)\.tsx\?tsr-split=/;

/**
 * The loads of an app that imports `roots` when it needs them: each page with the routes that its address is one of
 * and the layouts around it, and each part that loads by itself.
 */
export function loadsOf(roots: readonly string[]): Load[] {
  const pages = new Map(
    roots.flatMap((id) => {
      const route = PAGE.exec(id)?.groups?.route;
      return route ? [[route, id] as const] : [];
    }),
  );
  function layoutsOf(route: string): string[] {
    const folders = route.split('/').slice(0, -1);
    return folders.flatMap((_, place) => {
      const layout = `${folders.slice(0, place + 1).join('/')}/route`;
      return layout === route ? [] : (pages.get(layout) ?? []);
    });
  }
  function routesOf(route: string): string[] {
    const part = partOf(`src/routes/${route}.tsx`);
    return part ? roots.filter((id) => id.endsWith(routesModule(part))) : [];
  }
  const ofPages = [...pages].map(([route, id]) => ({
    weight: OFTEN[route] ?? 1,
    roots: [id, ...layoutsOf(route), ...routesOf(route)],
  }));
  const others = roots.filter((id) => !PAGE.test(id));
  return [...ofPages, ...others.map((id) => ({ weight: LATER, roots: [id] }))];
}

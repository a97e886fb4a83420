import type { Plugin } from 'vite';

/** The module of the further routes, which its chunk has for a name in the manifest. */
export const FURTHER_ROUTES = 'generated/routeTree.gen.ts?further';
const ROUTE_TREE = 'generated/routeTree.gen.ts';

/** Pages that most visits do without, by their files. */
const FURTHER = /\bsrc\/routes\/(?:_signed-in|\(content\)|compare|favourites)(?:\/|\.tsx$|$)/;

const IMPORT = /^import \{ Route as (?<name>\w+)Import \} from '(?<file>[^']+)'/;
/** The statements of the generated tree: each begins at the start of a line. */
const STATEMENT =
  /^(?:import|const|interface|export|declare)[\s\S]*?(?=^(?:import|const|interface|export|declare)|(?![\s\S]))/gm;
const DECLARED = /^(?:import \{ Route as|const|interface) (?<name>\w+)/;
/** A route among the children of the root. */
const CHILD = /^ {2}\w+: (?<route>\w+),\n/gm;

/** Whether the build parts this file, below `src/routes`, from those of the pages that visits begin with. */
export function isFurther(file: string): boolean {
  return FURTHER.test(file);
}

/**
 * The route tree as the router's generator writes it, in two: that of the first pages, and a module that exports
 * the others as `furtherRoutes`, for children of the same root. Throws when there are none.
 */
export function partRouteTree(code: string): { firstTree: string; furtherRoutes: string } {
  const statements = code.match(STATEMENT) ?? [];
  const routes = statements.flatMap((each) => {
    const { name, file } = IMPORT.exec(each)?.groups ?? {};
    return name && file && isFurther(file) ? [name] : [];
  });
  if (routes.length === 0) throw new Error(`No file of src/routes is named as ${FURTHER} says`);
  const names = new Set(
    routes.flatMap((name) => ['', 'Import', 'Children', 'WithChildren'].map((end) => name + end)),
  );
  const isFurtherOne = (each: string) => names.has(DECLARED.exec(each)?.groups?.name ?? '');

  const root = statements.find((each) => each.includes("/src/routes/__root'")) ?? '';
  const isRoots = (each: string) => each.startsWith('const rootRouteChildren');
  const children = [...(statements.find(isRoots) ?? '').matchAll(CHILD)].flatMap(({ groups }) =>
    groups?.route && names.has(groups.route) ? [groups.route] : [],
  );
  return {
    firstTree: statements
      .filter((each) => !isFurtherOne(each))
      .map((each) =>
        isRoots(each) ? each.replace(CHILD, (line, route) => (names.has(route) ? '' : line)) : each,
      )
      .join(''),
    furtherRoutes: `${root}${statements.filter(isFurtherOne).join('')}export const furtherRoutes = [${children.join(', ')}];\n`,
  };
}

/**
 * Takes the routes of most pages out of the tree that every page loads, into a module of their own, which
 * `src/app/further-routes.ts` fetches. Development and the server keep the whole tree.
 */
export function furtherRoutes(): Plugin {
  return {
    name: 'further-routes',
    enforce: 'pre',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr) return undefined;
      if (id.endsWith(`/${FURTHER_ROUTES}`))
        return { code: partRouteTree(code).furtherRoutes, map: null };
      if (id.endsWith(`/${ROUTE_TREE}`)) return { code: partRouteTree(code).firstTree, map: null };
      return undefined;
    },
  };
}

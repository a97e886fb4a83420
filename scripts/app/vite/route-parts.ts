import type { Plugin } from 'vite';

const ROUTE_TREE = 'generated/routeTree.gen.ts';

/**
 * Pages that the home page does without, by their files: those of boats, tours and places, whose addresses say
 * much; those that say who we are, in long titles, or show what a guest keeps; and those of a person signed in.
 */
const PARTS = {
  offers: /\bsrc\/routes\/(?:boats|tours|destinations)\./,
  content: /\bsrc\/routes\/(?:\(content\)|compare|favourites)(?:\/|\.tsx$|$)/,
  further: /\bsrc\/routes\/_signed-in(?:\/|\.tsx$|$)/,
};
type Part = keyof typeof PARTS;
/** Every part's name: the object has no other keys. */
const PART_NAMES = Object.keys(PARTS) as Part[];

/** The module of a part's routes, which its chunk has for a name in the manifest. */
export const routesModule = (part: Part): string => `${ROUTE_TREE}?${part}`;

const IMPORT = /^import \{ Route as (?<name>\w+)Import \} from '(?<file>[^']+)'/;
/** The statements of the generated tree: each begins at the start of a line. */
const STATEMENT =
  /^(?:import|const|interface|export|declare)[\s\S]*?(?=^(?:import|const|interface|export|declare)|(?![\s\S]))/gm;
const DECLARED = /^(?:import \{ Route as|const|interface) (?<name>\w+)/;
/** A route among the children of the root. */
const CHILD = /^ {2}\w+: (?<route>\w+),\n/gm;

/** The part that the build puts this file below `src/routes` into; undefined for what every page loads. */
export function partOf(file: string): Part | undefined {
  return PART_NAMES.find((part) => PARTS[part].test(file));
}

/**
 * The route tree as the router's generator writes it, in parts: `first`, that of the first page, and a module for
 * each other part, which exports `routes` for children of the same root. Throws when a part has none.
 */
export function partRouteTree(code: string): Record<Part | 'first', string> {
  const statements = code.match(STATEMENT) ?? [];
  const partOfName = new Map<string, Part>();
  for (const each of statements) {
    const { name, file } = IMPORT.exec(each)?.groups ?? {};
    const part = file && partOf(file);
    if (!name || !part) continue;
    for (const end of ['', 'Import', 'Children', 'WithChildren']) partOfName.set(name + end, part);
  }
  const partOfStatement = (each: string) => partOfName.get(DECLARED.exec(each)?.groups?.name ?? '');

  const root = statements.find((each) => each.includes("/src/routes/__root'")) ?? '';
  const isRoots = (each: string) => each.startsWith('const rootRouteChildren');
  const children = [...(statements.find(isRoots) ?? '').matchAll(CHILD)].flatMap(
    ({ groups }) => groups?.route ?? [],
  );
  function moduleOf(part: Part): string {
    const own = children.filter((route) => partOfName.get(route) === part);
    if (own.length === 0) throw new Error(`No file of src/routes is named as ${PARTS[part]} says`);
    const declared = statements.filter((each) => partOfStatement(each) === part).join('');
    return `${root}${declared}export const routes = [${own.join(', ')}];\n`;
  }
  return {
    first: statements
      .filter((each) => !partOfStatement(each))
      .map((each) =>
        isRoots(each)
          ? each.replace(CHILD, (line, route) => (partOfName.has(route) ? '' : line))
          : each,
      )
      .join(''),
    offers: moduleOf('offers'),
    content: moduleOf('content'),
    further: moduleOf('further'),
  };
}

/**
 * Takes the routes that the home page does without out of the tree that every page loads, into modules of their
 * own, which `src/app/route-parts.ts` fetches. Development and the server keep the whole tree.
 */
export function routeParts(): Plugin {
  return {
    name: 'route-parts',
    enforce: 'pre',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr) return undefined;
      const part = PART_NAMES.find((each) => id.endsWith(`/${routesModule(each)}`));
      if (part) return { code: partRouteTree(code)[part], map: null };
      if (id.endsWith(`/${ROUTE_TREE}`)) return { code: partRouteTree(code).first, map: null };
      return undefined;
    },
  };
}

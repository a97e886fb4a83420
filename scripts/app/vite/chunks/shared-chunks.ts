import type { Plugin } from 'vite';
import { gather } from './gather.ts';
import type { Group } from './group.ts';
import { type Bundle, readImports } from './imports.ts';
import { loadsOf } from './loads.ts';

/** Bytes of a file for each character of a module that is neither comment nor blank. */
const COMPRESSION = 0.3;
const COMMENT_OR_BLANKS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s+/gm;

/** What administrators alone may download. */
const ADMINISTRATION = /\/src\/(?:features\/admin|routes\/_signed-in\/admin)\//;

const ADMIN_STYLES =
  /\/src\/(?:domain\/(?:admin-record|managed-list)|features\/admin)\/.*\.css\.ts/;

/** The modules that some cannot do without, those among them. */
function closureOf(ids: readonly string[], imports: ReadonlyMap<string, readonly string[]>) {
  const found = new Set(ids);
  for (const id of found) for (const next of imports.get(id) ?? []) found.add(next);
  return found;
}

/** The name of the chunk of each module that several parts of the app need. */
async function chunkNames(bundle: Bundle): Promise<Map<string, string>> {
  const imports = await readImports(bundle);
  const infos = [...imports.keys()].flatMap((id) => bundle.getModuleInfo(id) ?? []);
  const entries = infos.filter(({ isEntry }) => isEntry).map(({ id }) => id);
  const initial = closureOf(entries, imports);
  const roots = [...new Set(infos.flatMap((info) => info.dynamicallyImportedIds))];
  const loads = loadsOf(roots);

  const neededBy = new Map<string, number[]>();
  for (const [place, root] of roots.entries()) {
    for (const id of closureOf([root], imports)) {
      if (initial.has(id)) continue;
      const places = neededBy.get(id);
      if (places) places.push(place);
      else neededBy.set(id, [place]);
    }
  }

  const groups = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  for (const [id, places] of neededBy) {
    if (places.length < 2 || ADMIN_STYLES.test(id)) continue;
    const key = places.join();
    const needed = new Set(places.map((place) => roots[place]));
    const isOfAdministrators = [...needed].every((root) => root && ADMINISTRATION.test(root));
    const group = groups.get(key) ?? {
      modules: [],
      bytes: 0,
      loads: Uint8Array.from(loads, (load) => Number(load.roots.some((root) => needed.has(root)))),
      kind: isOfAdministrators ? 'administration' : 'shared',
      imports: new Set<Group>(),
    };
    const code = bundle.getModuleInfo(id)?.code ?? '';
    group.modules.push(id);
    group.bytes += code.replace(COMMENT_OR_BLANKS, '').length * COMPRESSION;
    groups.set(key, group);
    groupOf.set(id, group);
  }
  for (const [id, group] of groupOf) {
    for (const next of imports.get(id) ?? []) {
      const other = groupOf.get(next);
      if (other && other !== group) group.imports.add(other);
    }
  }
  const gathered = gather(
    groups.values(),
    loads.map(({ weight }) => weight),
  );
  return new Map(
    gathered.flatMap(({ modules, kind }, place) => modules.map((id) => [id, `${kind}-${place}`])),
  );
}

/**
 * Gathers what several parts of the app need into chunks. Every page and everything that loads by itself is a
 * chunk; a chunk for each module that they share would be hundreds of tiny files, which cost a phone dearly, and
 * one for all of them would load what a page does without.
 */
export function sharedChunks() {
  let names: ReadonlyMap<string, string> = new Map();
  const plugin: Plugin = {
    name: 'shared-chunks',
    apply: 'build',
    async buildEnd(error) {
      if (!error && this.environment.name === 'client') names = await chunkNames(this);
    },
  };
  const groups = [
    {
      name: (id: string) => names.get(id) ?? null,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    {
      // The entry names the styles of every page: those of the administration are one file.
      name: (id: string) => (ADMIN_STYLES.test(id) ? 'administration-styles' : null),
      includeDependenciesRecursively: false,
      priority: 4,
    },
  ];
  return { plugin, groups };
}

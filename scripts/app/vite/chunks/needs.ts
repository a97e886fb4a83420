import type { Rolldown } from 'vite';
import { isOfAdministration } from '../administration.ts';
import { reachedFrom } from '../reached-from.ts';
import type { Group } from './group.ts';
import { type Bundle, readImports } from './imports.ts';
import { type Load, loadsOf } from './loads.ts';

/** Bytes of a file for each character of a module that is neither comment nor blank. */
const COMPRESSION = 0.3;
const COMMENT_OR_BLANKS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s+/gm;

type Imports = ReadonlyMap<string, readonly string[]>;

/** The modules that some cannot do without, those among them. */
function closureOf(ids: readonly string[], imports: Imports): Set<string> {
  return reachedFrom(ids, (id) => imports.get(id) ?? []);
}

/** The roots that need each module, beyond what every page loads. */
function rootsByModule(
  infos: readonly Rolldown.ModuleInfo[],
  roots: readonly string[],
  imports: Imports,
) {
  const entries = infos.filter(({ isEntry }) => isEntry).map(({ id }) => id);
  const initial = closureOf(entries, imports);
  const found = new Map<string, Set<string>>();
  for (const root of roots) {
    for (const id of closureOf([root], imports)) {
      if (!initial.has(id)) found.set(id, (found.get(id) ?? new Set()).add(root));
    }
  }
  return found;
}

/**
 * What the app loads, and the modules that several parts of it need, those together that the same parts need.
 * The same for the same modules, in whatever order the bundler read them.
 */
export async function readNeeds(bundle: Bundle): Promise<{ loads: Load[]; groups: Group[] }> {
  const imports = await readImports(bundle);
  const infos = [...imports.keys()].sort().flatMap((id) => bundle.getModuleInfo(id) ?? []);
  const roots = [...new Set(infos.flatMap((info) => info.dynamicallyImportedIds))].sort();
  const loads = loadsOf(roots);
  const needed = rootsByModule(infos, roots, imports);

  const groups = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  for (const { id, code } of infos) {
    const by = needed.get(id);
    if (!by || by.size < 2) continue;
    const key = [...by].join();
    const isOfAdministrators = [...by].every(isOfAdministration);
    const group = groups.get(key) ?? {
      modules: [],
      bytes: 0,
      loads: Uint8Array.from(loads, (load) => Number(load.roots.some((root) => by.has(root)))),
      kind: isOfAdministrators ? 'administration' : 'shared',
      imports: new Set<Group>(),
    };
    group.modules.push(id);
    group.bytes += (code ?? '').replace(COMMENT_OR_BLANKS, '').length * COMPRESSION;
    groups.set(key, group);
    groupOf.set(id, group);
  }
  for (const [id, group] of groupOf) {
    for (const next of imports.get(id) ?? []) {
      const other = groupOf.get(next);
      if (other && other !== group) group.imports.add(other);
    }
  }
  return { loads, groups: [...groups.values()] };
}

import type { Rolldown } from 'vite';
import { type Statements, statementsOf } from './statements.ts';

/** What is asked of the bundler once it has read every module. */
export type Bundle = Pick<
  Rolldown.PluginContext,
  'getModuleIds' | 'getModuleInfo' | 'parse' | 'resolve'
>;

/**
 * The modules that each module cannot do without, by their ids. A module that only passes on what others export
 * is none of them: in its place stand those that the names asked of it come from, as the bundler
 * leaves out the others.
 */
export async function readImports(bundle: Bundle): Promise<Map<string, readonly string[]>> {
  const infos = new Map<string, Rolldown.ModuleInfo>();
  const statements = new Map<string, Statements>();
  for (const id of bundle.getModuleIds()) {
    const info = bundle.getModuleInfo(id);
    if (!info) continue;
    infos.set(id, info);
    if (info.code && info.importedIds.length > 0)
      statements.set(id, statementsOf(bundle.parse(info.code)));
  }
  const isBarrel = (id: string) => statements.get(id)?.isBarrel ?? false;

  const resolved = new Map<string, Map<string, string>>();
  for (const [id, { taken, isBarrel: passesOn }] of statements) {
    const importedIds = infos.get(id)?.importedIds ?? [];
    if (!passesOn && !importedIds.some(isBarrel)) continue;
    const ids = await Promise.all([...taken.keys()].map((from) => bundle.resolve(from, id)));
    resolved.set(
      id,
      new Map(
        [...taken.keys()].flatMap((from, place) => {
          const found = ids[place]?.id;
          return found && importedIds.includes(found) ? [[from, found] as const] : [];
        }),
      ),
    );
  }

  /** Where a name of a barrel comes from; undefined when it cannot be told. */
  function originOf(barrel: string, name: string): string | undefined {
    const known = statements.get(barrel);
    const ids = resolved.get(barrel);
    const origin = known?.passed.get(name);
    if (origin) {
      const id = ids?.get(origin.from);
      return id && isBarrel(id) ? originOf(id, origin.name) : id;
    }
    for (const from of known?.passedWhole ?? []) {
      const id = ids?.get(from);
      const found =
        id && (isBarrel(id) ? originOf(id, name) : infos.get(id)?.exports.includes(name) && id);
      if (found) return found;
    }
    return undefined;
  }

  function neededOf(id: string): string[] {
    const { importedIds = [] } = infos.get(id) ?? {};
    const ids = resolved.get(id);
    if (!ids) return importedIds;
    return importedIds.flatMap((found) => {
      if (!isBarrel(found)) return [found];
      const named = [...ids].flatMap(([from, each]) =>
        each === found ? [statements.get(id)?.taken.get(from) ?? 'every'] : [],
      );
      if (named.length === 0 || named.includes('every')) return [found];
      const origins = named.flatMap((names) => [...names].map((name) => originOf(found, name)));
      return origins.every((each) => each !== undefined) ? origins : [found];
    });
  }
  return new Map([...infos.keys()].map((id) => [id, [...new Set(neededOf(id))]]));
}

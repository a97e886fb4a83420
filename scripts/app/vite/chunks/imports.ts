import type { ESTree, Rolldown } from 'vite';

/** What is asked of the bundler once it has read every module. */
export type Bundle = Pick<
  Rolldown.PluginContext,
  'getModuleIds' | 'getModuleInfo' | 'parse' | 'resolve'
>;

/** Names taken from a module; `every` when it cannot be told which. */
type Names = ReadonlySet<string> | 'every';

interface Statements {
  /** The names taken from each specifier. */
  taken: Map<string, Names>;
  /** Where an exported name comes from, for those that are passed on. */
  passed: Map<string, { from: string; name: string }>;
  /** Specifiers of which everything is passed on. */
  passedWhole: string[];
  /** Whether the module does nothing but pass on what others export. */
  isBarrel: boolean;
}

const nameOf = (node: ESTree.ModuleExportName) =>
  node.type === 'Literal' ? node.value : node.name;

function statementsOf({ body }: ESTree.Program): Statements {
  const taken = new Map<string, Names>();
  const passed: Statements['passed'] = new Map();
  const passedWhole: string[] = [];
  const imported: Statements['passed'] = new Map();
  let isBarrel = true;
  function take(from: string, names: readonly string[] | 'every') {
    const before = taken.get(from) ?? new Set<string>();
    if (names === 'every' || before === 'every') taken.set(from, 'every');
    else taken.set(from, new Set([...before, ...names]));
  }
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      const from = statement.source.value;
      if (statement.specifiers.length === 0) take(from, 'every');
      for (const each of statement.specifiers) {
        if (each.type === 'ImportNamespaceSpecifier') {
          take(from, 'every');
          continue;
        }
        const name = each.type === 'ImportSpecifier' ? nameOf(each.imported) : 'default';
        take(from, [name]);
        imported.set(each.local.name, { from, name });
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      const from = statement.source.value;
      take(from, 'every');
      if (statement.exported === null) passedWhole.push(from);
    } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration === null) {
      for (const { local, exported } of statement.specifiers) {
        const from = statement.source?.value;
        const origin = from ? { from, name: nameOf(local) } : imported.get(nameOf(local));
        if (from) take(from, [nameOf(local)]);
        if (origin) passed.set(nameOf(exported), origin);
        else isBarrel = false;
      }
    } else if (statement.type !== 'ExpressionStatement' || !('directive' in statement)) {
      isBarrel = false;
    }
  }
  return { taken, passed, passedWhole, isBarrel };
}

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
    const namesOf = new Map(
      [...ids].map(([from, found]) => [found, statements.get(id)?.taken.get(from)]),
    );
    return importedIds.flatMap((found) => {
      const names = namesOf.get(found);
      if (!isBarrel(found) || !names || names === 'every') return [found];
      const origins = [...names].map((name) => originOf(found, name));
      return origins.every((each) => each !== undefined) ? origins : [found];
    });
  }
  return new Map([...infos.keys()].map((id) => [id, [...new Set(neededOf(id))]]));
}

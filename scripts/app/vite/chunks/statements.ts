import type { ESTree } from 'vite';

/** Names taken from a module; `every` when it cannot be told which. */
type Names = ReadonlySet<string> | 'every';

/** What the statements of a module say of others. */
export interface Statements {
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

/** Reads them in the syntax tree of a module. */
export function statementsOf({ body }: ESTree.Program): Statements {
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

import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import * as operations from '../../../../generated/operations.ts';
import { inTurns } from '../../../../scripts/conformance/oracle/systematic/in-turns.ts';

/** Names what stands at the top of a file, or an operation. */
type Key = string;

/** What a declaration or the code of an operation is made of. */
interface Part {
  /** What it calls or reads. */
  uses: Set<Key>;
  /** Every name in it, those of methods and fields too. */
  words: Set<string>;
}

/** What is checked for one mistake: more takes longer, and finds it hardly more often. */
const MOST = 4;

const isOperation = (name: string): boolean => name in operations;

/** How an operation comes by something. */
interface Way {
  step: number;
  by: Key | undefined;
}

/** Where in the code a place stands: the operation, or the declaration and the functions inside it. */
interface Home {
  key: Key;
  inside: string[];
}

/** Which operations come by a place of these sources, given by their names below `mocks/`. */
export function areasOf(
  sources: ReadonlyMap<string, string>,
): (file: string, at: number) => string[] {
  const files = new Map(
    [...sources].map(([name, text]) => [
      name,
      ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true),
    ]),
  );
  const parts = new Map<Key, Part>();
  /** The files in which each operation has code. */
  const homes = new Map<Key, Set<string>>();
  for (const [name, file] of files) readFile(name, file, parts, homes);
  const users = new Map<Key, Key[]>();
  for (const [key, { uses }] of parts)
    for (const used of uses) users.set(used, [...(users.get(used) ?? []), key]);

  /** How many steps away each operation is that comes by what these keys name, and by which of its users. */
  function waysFrom(from: readonly Key[]): Map<string, Way> {
    const ways = new Map(from.map((key): [Key, Way] => [key, { step: 0, by: undefined }]));
    // A map goes on with what is added while it is gone through.
    for (const [key, { step, by }] of ways)
      for (const user of users.get(key) ?? [])
        if (!ways.has(user)) ways.set(user, { step: step + 1, by: by ?? user });
    return new Map([...ways].filter(([key]) => isOperation(key)));
  }

  const writtenIn = (isMeant: (file: string) => boolean): Key[] =>
    [...homes].filter(([, written]) => [...written].some(isMeant)).map(([id]) => id);

  return (name, at) => {
    const file = files.get(name);
    if (!file) throw new Error(`${name} is none of the files.`);
    const { key, inside } = homeOf(name, file, at);
    if (isOperation(key)) return [key];
    // What no operation comes by, the engine does; it shows where the rest of the file, those that
    // import it, or the resource do.
    const beside = [...parts.keys()].filter((other) => other.startsWith(`${name}#`));
    const importers = beside.flatMap((other) => users.get(other) ?? []).map(fileOf);
    const resource = `handlers/${name.split('/')[1]}/`;
    const near = [
      [key],
      beside,
      writtenIn((home) => importers.includes(home)),
      writtenIn((home) => home.startsWith(resource)),
    ]
      .map(waysFrom)
      .find(({ size }) => size > 0);
    const says = (id: string) => inside.some((word) => parts.get(id)?.words.has(word));
    // First those that call it by its name, then the nearest, then those that do little else.
    const rank = ([id, { step }]: [string, Way]) =>
      (says(id) ? 0 : 1e6) + step * 1e3 + (parts.get(id)?.words.size ?? 0);
    const ranked = [...(near ?? [])].toSorted((a, b) => rank(a) - rank(b));
    // What one of its users has no need of, another may.
    const perUser = [...Map.groupBy(ranked, ([, { by }]) => by).values()];
    return inTurns(perUser)
      .slice(0, MOST)
      .map(([id]) => id);
  };
}

const fileOf = (key: Key): string => key.split('#')[0] ?? key;

function homeOf(name: string, file: ts.SourceFile, at: number): Home {
  let key = name;
  const inside: string[] = [];
  const visit = (node: ts.Node): void => {
    if (at < node.pos || at >= node.end) return;
    const said = ts.isStatement(node) || ts.isVariableDeclaration(node) ? declared(node) : [];
    if (key === name && said[0] !== undefined) key = `${name}#${said[0]}`;
    const own = propertyName(node);
    if (own !== undefined && isOperation(own)) key = own;
    else if (own !== undefined) inside.push(own);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return { key, inside };
}

/** Puts down what each declaration of a file and each operation in it uses. */
function readFile(
  name: string,
  file: ts.SourceFile,
  parts: Map<Key, Part>,
  homes: Map<Key, Set<string>>,
): void {
  const known = new Map<string, Key>();
  for (const statement of file.statements)
    if (ts.isImportDeclaration(statement)) {
      const from = join(dirname(name), statement.moduleSpecifier.getText().slice(1, -1));
      const bindings = statement.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings))
        for (const { name: local, propertyName: there } of bindings.elements)
          known.set(local.text, `${from}#${(there ?? local).text}`);
    } else for (const own of declared(statement)) known.set(own, `${name}#${own}`);

  const read = (node: ts.Node, part: Part): void => {
    let into = part;
    const own = propertyName(node);
    if (own !== undefined && isOperation(own)) {
      into = partOf(parts, own);
      homes.set(own, (homes.get(own) ?? new Set()).add(name));
    }
    if (ts.isIdentifier(node)) {
      into.words.add(node.text);
      const used = known.get(node.text);
      const isField = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
      if (used !== undefined && !isField) into.uses.add(used);
    }
    if (!ts.isTypeNode(node)) ts.forEachChild(node, (child) => read(child, into));
  };
  for (const statement of file.statements) {
    const [first, ...more] = declared(statement);
    if (first === undefined) continue;
    const part = partOf(parts, `${name}#${first}`);
    for (const other of more) parts.set(`${name}#${other}`, part);
    read(statement, part);
  }
}

function partOf(parts: Map<Key, Part>, key: Key): Part {
  const part = parts.get(key) ?? { uses: new Set(), words: new Set() };
  parts.set(key, part);
  return part;
}

/** The names that a statement declares. */
function declared(node: ts.Node): string[] {
  if (ts.isFunctionDeclaration(node)) return node.name ? [node.name.text] : [];
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(declared);
  if (!ts.isVariableDeclaration(node)) return [];
  return ts.isIdentifier(node.name)
    ? [node.name.text]
    : node.name.elements.flatMap((element) =>
        ts.isBindingElement(element) && ts.isIdentifier(element.name) ? [element.name.text] : [],
      );
}

/** The name of a method or field of an object. */
function propertyName(node: ts.Node): string | undefined {
  return (ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node)) &&
    ts.isIdentifier(node.name)
    ? node.name.text
    : undefined;
}

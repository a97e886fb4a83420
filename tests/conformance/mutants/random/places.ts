import ts from 'typescript';

/** One small change that a source can take. */
export interface Change {
  kind: string;
  start: number;
  end: number;
  text: string;
}

/** Operators for which another one stands by a slip. `+` joins texts as well, see `mayBeText`. */
const OTHER_OPERATOR: ReadonlyMap<string, string> = new Map([
  ['&&', '||'],
  ['||', '&&'],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['==', '!='],
  ['!=', '=='],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
]);

/** Methods that are taken for one another. */
const OTHER_CALL: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);

/** Methods that answer something of the kind that they are called on, so that a call can be left out. */
const LEFT_OUT = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice', 'trim']);
/** Methods whose first argument says what is meant. */
const ASKING = new Set(['filter', 'find', 'findLast', 'findIndex', 'some', 'every']);
/** Operators of which one side may do alone. */
const JOINING = new Set(['&&', '||', '??']);

/** Every place of a TypeScript source where one small change makes it behave otherwise. */
export function changesOf(source: string): Change[] {
  const changes: Change[] = [];
  const put = (kind: string, node: ts.Node, text: string) =>
    changes.push({ kind, start: node.getStart(), end: node.end, text });

  /** Takes one out of a list in braces or brackets, with the comma that it leaves. */
  function drop(kind: string, list: readonly ts.Node[], index: number): void {
    const [before, node, next] = [list[index - 1], list[index], list[index + 1]];
    if (!node) return;
    const start = next || !before ? node.getStart() : before.end;
    changes.push({ kind, start, end: next ? next.getStart() : node.end, text: '' });
  }

  function condition(node: ts.Expression): void {
    put('negated', node, `!(${node.getText()})`);
    put('always', node, 'true');
    put('never', node, 'false');
  }

  function binary(node: ts.BinaryExpression): void {
    const operator = node.operatorToken.getText();
    const other = OTHER_OPERATOR.get(operator);
    if (other && !(operator === '+' && mayBeText(node)))
      put(`${other} for ${operator}`, node.operatorToken, other);
    if (!JOINING.has(operator)) return;
    put('without the right', node, node.left.getText());
    // In a chain, what stands further left goes at its own place.
    const isChain =
      ts.isBinaryExpression(node.left) && node.left.operatorToken.kind === node.operatorToken.kind;
    if (!isChain) put('without the left', node, node.right.getText());
  }

  function call(node: ts.CallExpression): void {
    const {
      expression: called,
      arguments: [first],
    } = node;
    if (!ts.isPropertyAccessExpression(called)) return;
    const name = called.name.text;
    if (LEFT_OUT.has(name)) put(`no ${name}`, node, called.expression.getText());
    const other = OTHER_CALL.get(name);
    if (other) put(`${other} for ${name}`, called.name, other);
    if (!ASKING.has(name) || !first || !ts.isArrowFunction(first) || ts.isBlock(first.body)) return;
    put('negated', first.body, `!(${first.body.getText()})`);
  }

  function visit(node: ts.Node, isRun: boolean): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isIfStatement(node)) condition(node.expression);
    if (ts.isConditionalExpression(node)) condition(node.condition);
    if (ts.isBinaryExpression(node)) binary(node);
    if (ts.isCallExpression(node)) call(node);
    if (ts.isNumericLiteral(node) && !isStatus(node.parent))
      put('one more', node, String(Number(node.text) + 1));
    if (node.kind === ts.SyntaxKind.TrueKeyword) put('false for true', node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) put('true for false', node, 'true');
    if (isRun && ts.isExpressionStatement(node)) put('not done', node, ';');
    if (isRun && ts.isObjectLiteralExpression(node))
      node.properties.forEach((_, index) => {
        drop('left out', node.properties, index);
      });
    if (isRun && ts.isArrayLiteralExpression(node))
      node.elements.forEach((_, index) => {
        drop('left out', node.elements, index);
      });
    const runs = isRun || ts.isFunctionLike(node);
    ts.forEachChild(node, (child) => visit(child, runs));
  }

  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true), false);
  return changes;
}

/** Texts are joined with `+` as well, where `-` would be no slip that anybody makes. */
function mayBeText({ left, right }: ts.BinaryExpression): boolean {
  return [left, right].some(
    (side) =>
      ts.isStringLiteralLike(side) ||
      ts.isTemplateExpression(side) ||
      (ts.isBinaryExpression(side) && mayBeText(side)),
  );
}

/** The engine answers no status that the contract does not name, so that another one would be found at once. */
const isStatus = (parent: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) &&
  (ts.isNumericLiteral(parent.name) || parent.name.getText() === 'status');

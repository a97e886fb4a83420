/**
 * What a packed command runs first: it says in a sentence when Node is too old, where the program itself
 * would fail with a stack trace. It stands in syntax and functions that old versions of Node know.
 * `range` is `engines.node` of the package (`>=26`); `program` is imported, relative to the launcher.
 * Throws for another kind of range.
 */
export function launcherOf(command: string, range: string, program: string): string {
  const major = /^>=(\d+)$/u.exec(range)?.[1];
  if (major === undefined) throw new Error(`engines.node is ${range}; write it as >=26.`);
  return `#!/usr/bin/env node
const { execPath, versions } = process;
if (Number(versions.node.split('.')[0]) >= ${major}) await import('${program}');
else {
  const words = '${command} needs Node ${major} or newer; %s is Node %s.';
  console.error(words, execPath, versions.node);
  process.exitCode = 2;
}
`;
}

/**
 * Builds the package in the current folder for `npm pack`: JavaScript and types in `dist/`, because Node runs
 * no TypeScript below node_modules. `dist/` has the folders of the repository, so that paths between files hold.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { launcherOf } from './launcher.ts';

const HELP = `Usage: node build.ts [GLOB …]   (in the folder of a package; its script prepack does)

Compiles what the package's tsconfig.json names into dist/, and copies the files of the globs, which are
relative to the repository, beside it. Each command of the package checks the version of Node first.
`;

const ROOT = join(import.meta.dirname, '../..');
const OUT = 'dist';

interface Manifest {
  engines: { node: string };
  bin?: Record<string, string>;
}

/** Puts a launcher in the place of each command, which moves beside it. */
function launchCommands(): void {
  const { engines, bin = {} }: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [command, file] of Object.entries(bin)) {
    const program = file.replace(/\.js$/u, '.main.js');
    renameSync(file, program);
    writeFileSync(file, launcherOf(command, engines.node, `./${basename(program)}`));
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});
if (values.help) {
  console.log(HELP);
} else {
  rmSync(OUT, { recursive: true, force: true });
  const compiler = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.json'], {
    stdio: ['ignore', 2, 2],
  });
  for (const file of globSync(positionals, { cwd: ROOT }))
    cpSync(join(ROOT, file), join(OUT, file));
  if (status === 0) launchCommands();
  else console.error(`${relative(ROOT, process.cwd())} does not compile.`);
  process.exitCode = status === 0 ? 0 : 1;
}

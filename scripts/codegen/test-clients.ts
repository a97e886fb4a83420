/** `npm run test:clients`: that clients generated from the contract compile, and work. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { startMock } from '../../mocks/index.ts';
import { CONTRACT_FILES } from '../../openapi/files.ts';
import type { OpenApiDocument } from '../../openapi/model/document.ts';
import { commandLine, wrongUse } from '../lib/command-line.ts';
import { checkClient, type TestEnvironment } from './clients/check.ts';
import { headerRow, row } from './clients/table.ts';
import { TARGETS } from './clients/targets.ts';

const NAMES = Object.keys(TARGETS);

const HELP = `Usage: npm run test:clients [-- --only java,go] [--required]

Generates clients from the contract with openapi-generator, looks for every field of every schema in them,
compiles them, and lets a program in each language call the mock: sign in, read a boat with the token, book
it, and read what a refusal says. It needs Java 11 or newer, and the network once for each language's
packages; what this machine cannot try is said and passed over.

  --only NAMES   some of ${NAMES.join(', ')}
  --required     exit 1 when something was not tried
  --help         show this

What is generated lies in build/clients.
`;

/** The first customer of the README, and the first boat. */
const CALLER = { username: 'elif.yildiz', password: 'deniz-2026', boat: 1 };

const Boat = v.object({ nextAvailableDate: v.string() });

/** The next day that the boat can be booked on, by the clock of the mock at the address. */
async function freeDay(url: string): Promise<string> {
  const response = await fetch(`${url}/boats/${CALLER.boat}`);
  return v.parse(Boat, await response.json()).nextAvailableDate;
}

/** Calls `use` with a mock of its own, so that no client meets the bookings of another. */
async function withMock<T>(use: (testEnvironment: TestEnvironment) => Promise<T>): Promise<T> {
  const running = await startMock({ contract: CONTRACT_FILES, port: 0 });
  try {
    const url = `${running.url}/api`;
    return await use({ ...CALLER, url, day: await freeDay(url) });
  } finally {
    await running.close();
  }
}

const options = commandLine(HELP, { only: { type: 'string' }, required: { type: 'boolean' } });
const chosen = options.only?.split(',') ?? NAMES;
const unknown = chosen.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) wrongUse(`There is no client ${unknown.join(', ')}.\n\n${HELP}`);

const contract: OpenApiDocument = JSON.parse(readFileSync(CONTRACT_FILES.bundle, 'utf8')); // written by `npm run generate`
let failed = 0;
let skipped = 0;
console.log(headerRow());
for (const name of chosen) {
  const start = performance.now();
  const outcome = await withMock((environment) => checkClient(name, contract, environment));
  console.log(row(name, outcome, performance.now() - start));
  if (outcome.failure !== undefined) failed += 1;
  if (outcome.skipped !== undefined) skipped += 1;
}
console.log(`\n${chosen.length - failed - skipped} work, ${failed} do not, ${skipped} not tried`);
process.exitCode = failed > 0 || (options.required && skipped > 0) ? 1 : 0;

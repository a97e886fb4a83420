/** `npm run build`: the app as a site, and what it weighs. */
import { spawnSync } from 'node:child_process';
import { commandLine } from '../lib/command-line.ts';

const HELP = `Usage: npm run build

Builds the app into dist/, with its public pages as HTML in both languages, and prints what the first
pages load. Fails when one of them is heavier than its budget in scripts/app/build-report.ts.

  --help  show this
`;

const PARTS = [
  ['node_modules/vite/bin/vite.js', 'build'],
  ['scripts/app/build-site.ts'],
  ['scripts/app/build-report.ts'],
];

commandLine(HELP, {});
for (const part of PARTS) {
  const { status } = spawnSync(process.execPath, part, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

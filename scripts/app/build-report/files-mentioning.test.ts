import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesMentioning } from './files-mentioning.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dist-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds a text in scripts and source maps at any depth, and nowhere else', () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>Pruva</p>');
  writeFileSync(join(folder, 'assets/page.js'), 'fetch("/_mock/state")');
  writeFileSync(
    join(folder, 'assets/page.js.map'),
    '{"sourcesContent":["await fetch("/_mock/state")"]}',
  );
  writeFileSync(join(folder, 'assets/other.js'), 'fetch("/api/boats")');
  expect(filesMentioning(folder, '/_mock')).toEqual([
    join(folder, 'assets/page.js'),
    join(folder, 'assets/page.js.map'),
  ]);
});

it('does not pass for want of a folder', () => {
  expect(() => filesMentioning(join(folder, 'gone'), '/_mock')).toThrow('ENOENT');
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Finding } from '../../types.ts';
import { groupsOf } from '../groups.ts';
import { names, readKnown } from './known-file.ts';
import { knownLine } from './paste.ts';

const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
afterAll(() => rmSync(folder, { recursive: true }));

const finding = (
  rule: string,
  operationId: string,
  place: string,
  seen = 'status 401',
): Finding => ({
  ...{ id: 'a1b2c3d4e5f6', severity: 'major', source: 'sweep', rule, operationId, place, seen },
  ...{ expected: '', curl: '', count: 1 },
});

/** The findings that the line of the first group accepts, of all. */
function accepted(findings: Finding[]): Finding[] {
  const [group] = groupsOf(findings);
  if (!group) throw new Error('there is a group');
  const file = join(folder, 'known.yaml');
  writeFileSync(file, knownLine(group, '2026-11-20').replace('""', '"later"'));
  const [entry] = readKnown(file);
  return findings.filter((one) => entry && names(entry.finding, one));
}

test('the line of a group accepts all of it, and no other cause', () => {
  const methods = ['PUT', 'PATCH'].flatMap((method) =>
    ['logIn', 'getBoat'].map((id) => finding('method-not-allowed', id, `method ${method}`)),
  );
  expect(accepted(methods)).toEqual(methods);
  const fields = ['a', 'b', 'c'].map((name) => finding('invalid-status', 'logIn', `body.${name}`));
  const broken = finding('invalid-status', 'logIn', 'body.d', 'status 500');
  expect(accepted([...fields, broken])).toEqual(fields);
});

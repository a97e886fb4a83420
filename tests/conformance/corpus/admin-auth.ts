import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUTH_FILE } from './world.ts';

/** A file with the credentials of the administrator alone, so that everybody else is registered for a run. */
export function adminAuth(): { auth: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const auth = join(folder, 'auth.json');
  const { ADMIN } = JSON.parse(readFileSync(AUTH_FILE, 'utf8'));
  writeFileSync(auth, JSON.stringify({ ADMIN }));
  return { auth, remove: () => rmSync(folder, { recursive: true }) };
}

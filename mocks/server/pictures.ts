import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../static/uploads');
const NAME = /^[a-z0-9-]+\.svg$/;
const known = new Map<string, { contentType: string; bytes: Uint8Array }>();

/** A picture that was drawn by hand for the examples; undefined when there is none of this name. */
export function pictureNamed(name: string): { contentType: string; bytes: Uint8Array } | undefined {
  if (!NAME.test(name)) return undefined;
  const kept = known.get(name);
  if (kept) return kept;
  const file = join(FOLDER, name);
  if (!existsSync(file)) return undefined;
  const picture = { contentType: 'image/svg+xml', bytes: readFileSync(file) };
  known.set(name, picture);
  return picture;
}

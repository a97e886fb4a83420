import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of the files in a folder, at any depth, that contain `text`, sorted. Throws when there is no such folder. */
export function filesMentioning(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(text))
    .sort();
}

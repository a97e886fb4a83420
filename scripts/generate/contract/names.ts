import type { OperationEntry } from '../../../openapi/model/document.ts';

/** `BoatCreate` → `boatCreate`. Names in the contract are ASCII, so no locale is involved. */
export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The tag that an operation stands under. */
export const tagOf = ({ operation }: OperationEntry) => operation.tags[0] ?? 'untagged';

/** `Boat images` → `boat-images`. Tags are ASCII, so no locale is involved. */
export const fileOf = (tag: string) => tag.toLowerCase().replaceAll(' ', '-');

/** What a file holds that names all there is in others. */
export function namesOf(files: readonly [name: string, text: string][]): string {
  return files
    .map(([file]) => `export * from './${file}';\n`)
    .sort()
    .join('');
}

export const BANNER = '// Generated from the contract by `npm run generate`. Do not edit.\n';

/** A TypeScript constant holding plain data. */
export function constant(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}

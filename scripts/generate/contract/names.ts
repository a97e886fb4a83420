/** `BoatCreate` → `boatCreate`. Names in the contract are ASCII, so no locale is involved. */
export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export const BANNER = '// Generated from the contract by `npm run generate`. Do not edit.\n';

/** A TypeScript constant holding plain data. */
export function constant(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}

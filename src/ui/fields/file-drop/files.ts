/** What a place for files takes. */
interface FileRules {
  /** MIME types (`image/jpeg`, `image/*`) and endings (`.pdf`); any file when there are none. */
  accept?: readonly string[];
  /** The largest file, in bytes. */
  maxSize?: number;
}

function isOfKind(file: File, kind: string): boolean {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase());
  if (kind.endsWith('/*')) return file.type.startsWith(kind.slice(0, -1));
  return file.type === kind;
}

/**
 * Why a file is not taken: of another kind, or too large. Forms put it into words. A dropped file may
 * be of any kind, whatever `accept` says.
 */
export function fileProblem(
  file: File,
  { accept = [], maxSize = Number.POSITIVE_INFINITY }: FileRules,
): 'type' | 'size' | undefined {
  if (accept.length > 0 && !accept.some((kind) => isOfKind(file, kind))) return 'type';
  return file.size > maxSize ? 'size' : undefined;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in bytes as a number and its unit for Intl: three digits at most, thousands of 1024. */
export function sizeIn(bytes: number): { value: number; unit: (typeof units)[number] } {
  let step = 0;
  let value = bytes;
  while (Math.round(value) >= 1000 && step < units.length - 1) {
    value /= 1024;
    step += 1;
  }
  return { value, unit: units[step] ?? 'byte' };
}

/** The files after `added` were chosen: a second one takes the place of a single one. */
export function withFiles(
  files: readonly File[],
  added: readonly File[],
  multiple: boolean,
): File[] {
  if (!multiple) return added.slice(0, 1);
  const known = new Set(files.map(fileKey));
  return [...files, ...added.filter((file) => !known.has(fileKey(file)))];
}

/** The same for the same file chosen twice. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name}/${size}/${lastModified}`;
}

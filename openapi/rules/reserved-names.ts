import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Types of Swift, of Java and Kotlin, of Python, and of the files that generators write beside the models. */
const ELSEWHERE = [
  'Any Bool Bundle Calendar Character Codable Data Date Decimal Double Error Float Int Locale Measurement',
  'Never Notification Operation Optional Progress Protocol Result Self Timer Type URL UUID',
  'Boolean Byte Class Collection Comparable Deprecated Enum Exception Integer Iterable List Long Module',
  'Nothing Override Package Pair Process Record Runtime Short System Thread Throwable Triple Unit Void',
  'Ellipsis Warning',
  'ApiClient ApiError ApiException ApiResponse BaseAPI Client Configuration JSON ServerConfiguration',
]
  .join(' ')
  .split(' ');

/** Whatever TypeScript's own libraries declare: the language's types and the browser's. */
function ofTypeScript(): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('typescript'));
  const libraries = readdirSync(folder).filter((name) => /^lib\..*d\.ts$/.test(name));
  return libraries.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return [...text.matchAll(/^(?:declare (?:var|class)|interface|type) (\w+)/gm)].flatMap(
      ([, declared]) => declared ?? [],
    );
  });
}

/** Names that a schema may not have: a generated type of that name would hide one that is there already. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([...ELSEWHERE, ...ofTypeScript()]);

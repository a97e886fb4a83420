import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]*)\} from (['"])lucide-react\2;?/g;
const EXPORT = /^export \{(?<names>[^}]*)\} from '\.\/icons\/(?<file>[\w-]+)\.mjs';$/gm;
const NAME = /^(?<icon>\w+)(?: as (?<local>\w+))?$/;

/** The file of each icon, by every name that the package has for it. */
function readFiles(): Map<string, string> {
  const index = createRequire(import.meta.url).resolve('lucide-react/dist/esm/lucide-react.mjs');
  const files = new Map<string, string>();
  for (const { groups } of readFileSync(index, 'utf8').matchAll(EXPORT)) {
    for (const [, name] of (groups?.names ?? '').matchAll(/default as (\w+)/g)) {
      if (name && groups?.file) files.set(name, groups.file);
    }
  }
  return files;
}

/** `code` with each icon imported from its own file; what is no icon stays as it is. No line moves. */
export function importIconsByFile(code: string, files: ReadonlyMap<string, string>): string {
  function importOf(name: string): string {
    const { icon = '', local = icon } = NAME.exec(name)?.groups ?? {};
    const file = files.get(icon);
    return file
      ? `import ${local} from 'lucide-react/icons/${file}';`
      : `import { ${name} } from 'lucide-react';`.replace('import { type ', 'import type { ');
  }
  return code.replace(IMPORT, (whole, names: string) => {
    const each = names.split(',').map((name) => name.trim());
    return each.filter(Boolean).map(importOf).join(' ') + whole.replace(/[^\n]/g, '');
  });
}

/**
 * The package names all icons in one file. Imported from files of their own, it can be told which page draws
 * which, and none loads those of another.
 */
export function iconFiles(): Plugin {
  let files: Map<string, string> | undefined;
  return {
    name: 'icon-files',
    enforce: 'pre',
    apply: 'build',
    transform(code, _id, options) {
      if (options?.ssr || !code.includes('lucide-react')) return undefined;
      files ??= readFiles();
      return { code: importIconsByFile(code, files), map: null };
    },
  };
}

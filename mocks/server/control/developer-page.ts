import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../page');

/** The page's scripts and styles come from the mock alone, and what it asks for as well. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Names of the page's files, `main.js` for `main.ts`. */
const served = (file: string) => file.replace(/\.ts$/, '.js');

/** The text of a file for the browser, which knows no types; a packed mock has the files compiled. */
async function textOf(file: string): Promise<string> {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  if (extname(file) !== '.ts') return text;
  // Loaded with the first visit only: it is large, and most runs of the mock have none.
  const { default: typescript } = await import('typescript');
  const { ModuleKind, ScriptTarget } = typescript;
  const { outputText } = typescript.transpileModule(text, {
    compilerOptions: {
      module: ModuleKind.ESNext,
      target: ScriptTarget.ES2022,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
    },
  });
  return outputText;
}

/**
 * The page for developers: `/` below `/_mock` for a browser, and its files below `/page/`. Answers false
 * for everything else, and to whoever does not ask for HTML.
 */
export async function serveDeveloperPage(
  { method, path, headers }: { method: string; path: string; headers: Record<string, string> },
  response: ServerResponse,
): Promise<boolean> {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const isPage = path === '/' && (headers.accept ?? '').includes('text/html');
  const name = isPage ? 'index.html' : path.replace(/^\/page\//, '');
  if (!isPage && name === path) return false;
  const file = readdirSync(FOLDER).find((candidate) => served(candidate) === name);
  if (!file) return false;
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': POLICY,
    vary: 'accept',
  });
  response.end(method === 'HEAD' ? undefined : await textOf(file));
  return true;
}

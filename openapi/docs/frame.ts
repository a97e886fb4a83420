import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import escapeHtml from 'escape-html';
import { PAGES, type PageName } from './links.ts';

const css = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');

/** One page of the documentation, whole in itself. */
export interface DocsPage {
  file: string;
  html: string;
  /** What a Content-Security-Policy allows it: its own scripts, and nothing from elsewhere. */
  policy: string;
}

interface Content {
  /** Name of the API. */
  api: string;
  body: string;
  /** Runs when the rest is there; a page of text alone has none. */
  script?: string;
  isModule?: boolean;
}

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

const policyOf = (script?: string): string =>
  [
    "default-src 'none'",
    `script-src ${script === undefined ? "'none'" : `'sha256-${hashOf(script)}'`}`,
    // The viewer writes its styles as it goes, and searches in a worker that it makes itself.
    "style-src 'unsafe-inline'",
    'worker-src blob:',
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

function navigation(current: PageName): string {
  const links = Object.entries(PAGES).map(([name, { file, title }]) => {
    const isHere = name === current ? ' aria-current="page"' : '';
    return `<a href="${file}"${isHere}>${title}</a>`;
  });
  return `<nav class="pages" aria-label="Documentation">${links.join('\n')}</nav>`;
}

/** A page around its content: title, navigation, styles, and the policy that keeps it to itself. */
export function framed(name: PageName, { api, body, script, isModule }: Content): DocsPage {
  const { file, title } = PAGES[name];
  const policy = policyOf(script);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} · ${api}`)}</title>
<link rel="icon" href="data:,">
<style>${css}</style>
</head>
<body class="${name}">
${navigation(name)}
${body}
${script === undefined ? '' : `<script${isModule ? ' type="module"' : ''}>${script}</script>`}
</body>
</html>
`;
  return { file, html, policy };
}

/** The content of a page that is text: under its heading, in the middle. */
export const textBody = (name: PageName, content: string): string =>
  `<main class="text"><h1>${PAGES[name].title}</h1>\n${content}</main>`;

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where Redoc would fetch the picture beside its name. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g;

const NAME_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="16"><text x="0" y="12" font-family="system-ui,sans-serif" font-size="12" fill="#7a8691">Redoc</text></svg>';

/**
 * Redoc as one module, as Redocly's command-line tool carries it, with nothing left that it would fetch
 * from elsewhere by itself. Throws when the tool no longer carries it.
 */
export function viewerSource(): string {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  const file = join(dirname(manifest), 'lib/chunks/redoc.standalone.js');
  return (
    readFileSync(file, 'utf8')
      .replaceAll(LOGO, `data:image/svg+xml,${encodeURIComponent(NAME_SVG)}`)
      // Would end the script element that it stands in.
      .replaceAll(/<\/script/gi, '<\\/script')
  );
}

/** Starts it on the contract that stands beside it in the page. */
export const VIEWER_START = `
init(JSON.parse(document.getElementById('contract').textContent), {
  disableTelemetry: true,
  sortRequiredPropsFirst: true,
}, document.getElementById('viewer'));
`;

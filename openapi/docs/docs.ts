import type { OpenApiDocument } from '../model/document.ts';
import { accessPage } from './access.ts';
import { effectsPage } from './effects.ts';
import { errorsPage } from './errors.ts';
import { filterScript } from './filter-box.ts';
import { type DocsPage, framed, textBody } from './frame.ts';
import type { PageName } from './links.ts';
import { markdownHtml } from './markdown.ts';
import { withNotes } from './operation-notes.ts';
import { overviewPage } from './overview.ts';
import { VIEWER_START, viewerSource } from './viewer.ts';

/** JSON that may stand in a script element. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The documentation of a bundled contract: pages that link to each other by their file names and ask
 * nothing of any network. `policy` is the Markdown of what holds for every operation, empty when
 * there is none.
 */
export function contractDocs(contract: OpenApiDocument, policy: string): DocsPage[] {
  const api = contract.info.title;
  const text = (name: PageName, content: string, script?: string) =>
    framed(name, { api, body: textBody(name, content), script });
  const data = `<script type="application/json" id="contract">${embedded(withNotes(contract))}</script>`;
  return [
    text('overview', overviewPage(contract)),
    framed('operations', {
      api,
      body: `<div id="viewer"></div>\n${data}`,
      script: `${viewerSource()}${VIEWER_START}`,
      isModule: true,
    }),
    text('access', accessPage(contract), filterScript),
    text('errors', errorsPage(contract), filterScript),
    text('effects', effectsPage(contract), filterScript),
    // The frame has the heading.
    text(
      'policy',
      markdownHtml(policy.replace(/^# .*\n/, '') || 'This contract came without a policy.'),
    ),
  ];
}

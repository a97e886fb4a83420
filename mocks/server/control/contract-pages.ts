import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { DocsPage } from '../../../openapi/docs/frame.ts';
import type { OpenApiDocument } from '../../../openapi/model/document.ts';

/** The files of the documentation, by their names below `/docs/`. */
async function docsOf(
  document: OpenApiDocument,
  policy: string | undefined,
): Promise<ReadonlyMap<string, DocsPage>> {
  // Loaded with the first visit only: most runs of the mock have none.
  const { contractDocs } = await import('../../../openapi/docs/docs.ts');
  const pages = contractDocs(document, policy === undefined ? '' : readFileSync(policy, 'utf8'));
  return new Map(pages.map((page) => [page.file, page]));
}

/** Makes something of a document when it is first asked for, and again for another document. */
function oncePer<T>(make: (document: OpenApiDocument) => T): (document: OpenApiDocument) => T {
  const made = new WeakMap<OpenApiDocument, T>();
  return (document) => {
    const value = made.get(document) ?? make(document);
    made.set(document, value);
    return value;
  };
}

/**
 * The contract as the mock runs it, below `/_mock`: `/openapi.json`, and `/docs/` to read it. Answers false
 * for everything else. `policy` is the Markdown file of what holds for every operation.
 */
export function createContractPages(contract: () => OpenApiDocument, policy?: string) {
  const jsonOf = oncePer((document) => JSON.stringify(document));
  const pagesOf = oncePer((document) => docsOf(document, policy));

  return async function serveContractPages(
    { method, path }: { method: string; path: string },
    response: ServerResponse,
  ): Promise<boolean> {
    if (method !== 'GET' && method !== 'HEAD') return false;
    function send(body: string, headers: Record<string, string>): true {
      response.writeHead(200, {
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        ...headers,
      });
      response.end(method === 'HEAD' ? undefined : body);
      return true;
    }
    if (path === '/openapi.json')
      return send(jsonOf(contract()), { 'content-type': 'application/json; charset=utf-8' });
    if (path === '/docs') {
      // The pages name each other without a folder.
      response.writeHead(302, { location: '/_mock/docs/' }).end();
      return true;
    }
    const name = /^\/docs\/([\w-]+\.html)?$/.exec(path);
    const page = name && (await pagesOf(contract())).get(name[1] ?? 'index.html');
    if (!page) return false;
    return send(page.html, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${page.policy}; frame-ancestors 'none'`,
    });
  };
}

import { beforeAll, describe, expect, test } from 'vitest';
import type { OpenApiDocument, OperationObject } from '../model/document.ts';
import { contractDocs } from './docs.ts';
import { viewerSource } from './viewer.ts';

const operation = (id: string, more: Partial<OperationObject> = {}): OperationObject => ({
  operationId: id,
  tags: ['Boat images'],
  summary: 'Something',
  description: 'Does something.',
  security: [{ bearerAuth: [] }],
  'x-access': { roles: ['ADMIN'], owner: 'none' },
  responses: { 200: { description: 'Done.' } },
  ...more,
});

const contract: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Test API', version: '1.2.3', description: 'About </script> & <b>this</b>.' },
  'x-error-codes': {
    TAKEN: {
      status: 409,
      meaning: 'It is taken.',
      when: 'Somebody has it.',
      client: 'Ask for another.',
      example: { message: 'Taken.' },
    },
  },
  paths: {
    '/images/{id}': {
      get: operation('getImage', {
        security: [{}, { bearerAuth: [] }],
        'x-access': { roles: ['ANONYMOUS', 'ADMIN'], owner: 'none' },
      }),
      put: operation('updateImage', {
        'x-access': {
          roles: ['BOAT_OWNER', 'ADMIN'],
          owner: { resource: 'image', from: 'path.id', exempt: ['ADMIN'] },
        },
        'x-error-codes': ['TAKEN'],
        'x-repeat': 'same',
        responses: { 200: { description: 'Done.' }, 409: { description: 'No.' } },
      }),
    },
    '/pictures/{id}': {
      get: operation('getPicture', {
        'x-alias-of': 'getImage',
        'x-deprecated-since': '2027-01-01',
        'x-sunset': '2027-07-01',
      }),
    },
  },
  components: {
    schemas: {
      Image: {
        properties: {
          old: Object.assign({ type: 'string', description: 'Send new.' }, { deprecated: true }),
        },
      },
    },
  },
};

const docs = new Map<string, string>();
beforeAll(() => {
  const before = JSON.stringify(contract);
  for (const { file, html } of contractDocs(contract, '# Policy\n\n## Versions\n\nThey count.\n'))
    docs.set(file, html);
  expect(JSON.stringify(contract), 'the contract is left as it was').toBe(before);
});

const page = (file: string) => docs.get(file) ?? '';

/** What the viewer is given to show. */
function shown(): OpenApiDocument {
  const [, json = ''] = /id="contract">(.*?)<\/script>/s.exec(page('operations.html')) ?? [];
  return JSON.parse(json);
}

describe('the documentation', () => {
  test('is six pages that lead to each other', () => {
    expect([...docs.keys()]).toEqual([
      'index.html',
      'operations.html',
      'access.html',
      'errors.html',
      'effects.html',
      'policy.html',
    ]);
    for (const html of docs.values())
      for (const file of docs.keys()) expect(html.includes(`href="${file}"`), file).toBe(true);
  });

  test('loads nothing from elsewhere and says so in its policy', () => {
    for (const [file, html] of docs) {
      // The viewer is too large to be shown in a failure.
      const loads =
        /<(script|img|iframe)[^>]* src=|<link[^>]* href="(?!data:)|fonts\.googleapis|cdn\.redoc\.ly/;
      expect(loads.exec(html)?.[0], file).toBeUndefined();
      expect(html.includes('content="default-src &#39;none&#39;; script-src '), file).toBe(true);
    }
    expect(viewerSource().includes('cdn.redoc.ly')).toBe(false);
  });

  test('shows who may call an operation and what must be owned', () => {
    const [, row = ''] = /<tr id="updateImage"(.*?)<\/tr>/s.exec(page('access.html')) ?? [];
    expect(row).toContain('image, path.id');
    expect([...row.matchAll(/<td class="(\w+)"/g)].map(([, sign]) => sign)).toEqual([
      'not',
      'not',
      'owns',
      'may',
    ]);
    expect(row).toContain('href="operations.html#/boat-images/updateimage"');
    expect(page('access.html')).toMatch(/<tr id="getImage".*?<td class="varies"/s);
  });

  test('explains a code and who answers it', () => {
    const [, code = ''] = /<article id="TAKEN"(.*?)<\/article>/s.exec(page('errors.html')) ?? [];
    for (const text of ['It is taken.', 'Somebody has it.', 'Ask for another.', 'updateImage'])
      expect(code).toContain(text);
    expect(page('errors.html')).toContain('409 Conflict');
  });

  test('says in an operation what its extensions say', () => {
    const written = shown().paths['/images/{id}']?.put?.description;
    expect(written).toContain('[updateImage](access.html#updateImage)');
    expect(written).toContain('BOAT_OWNER as owner (image, path.id); ADMIN');
    expect(written).toContain('**The same request again** does nothing more');
    expect(written).toContain('409 [TAKEN](errors.html#TAKEN)');
    const alias = shown().paths['/pictures/{id}']?.get?.description;
    expect(alias).toContain('[getImage](operations.html#/boat-images/getimage)');
    expect(alias).toContain('**Deprecated** since 2027-01-01; it works until 2027-07-01.');
  });

  test('lists second paths and what is deprecated, and has the policy', () => {
    expect(page('index.html')).toContain('<code>GET /pictures/{id}</code>');
    expect(page('index.html')).toContain('since 2027-01-01');
    expect(page('index.html')).toContain('<code>Image.old</code>: Send new.');
    expect(page('policy.html')).toContain('<h2 id="versions">Versions</h2>');
    expect(page('policy.html').match(/<h1/g)).toHaveLength(1);
  });

  test('takes tags in a text for text', () => {
    expect(shown().info.description).toBe(contract.info.description);
    expect(page('index.html')).toContain('&lt;b&gt;this');
  });
});

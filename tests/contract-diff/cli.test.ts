import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractWith, createWorkshop, type Workshop } from './cli.ts';

const REMOVED = { at: 'paths > /bookings', remove: true as const };
const ADDED = {
  at: 'paths > /boats > get > parameters',
  add: { name: 'harbour', in: 'query', schema: { type: 'string' } },
};
const DESCRIBED = { at: 'paths > /boats > get > description', set: 'All boats.' };
const SUNSET = { at: 'paths > /boats/{id} > delete', remove: true as const };
const health = { operationId: 'getHealth', responses: { '204': { description: 'Up.' } } };
const version = (text: string) => ({ at: 'info > version', set: text });

let shop: Workshop;
beforeAll(() => {
  shop = createWorkshop();
  shop.write('base.json', contractWith());
  shop.write('broken.json', contractWith(REMOVED));
  shop.write('described.json', contractWith(DESCRIBED));
  shop.write('without-sunset.json', contractWith(SUNSET));
  // A configuration nearby without the ruleset must not silence the engine.
  shop.write('redocly.yaml', 'extends: []\n');
});
afterAll(() => shop.dispose());

function diff(revision: string, ...args: string[]) {
  return shop.run('--base', 'base.json', '--revision', revision, ...args);
}

describe('exit code', () => {
  it('is 0 when nothing breaks', async () => {
    const run = await diff('described.json');
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expect(run.stdout).toContain('No change of meaning.');
  });

  it('is 1 when something breaks, whatever redocly.yaml lies there', async () => {
    const run = await diff('broken.json');
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain('createBooking (POST /bookings)');
    expect(run.stdout).toContain('callers sending requests');
  });

  it.each([
    ['no base', [], /--base is missing/],
    ['an unknown flag', ['--base', 'base.json', '--fail-on', 'none'], /--fail-on.*--help/s],
    ['an unknown format', ['--base', 'base.json', '--format', 'xml'], /Use one of: text, json/],
    ['no day', ['--base', 'base.json', '--today', '2026-02-30'], /YYYY-MM-DD/],
    [
      'a missing file',
      ['--base', 'lost.json', '--revision', 'base.json'],
      /lost\.json does not exist/,
    ],
    [
      'an unknown revision',
      ['--base', 'lost', '--revision', 'base.json'],
      /neither a file nor a git/,
    ],
    ['a missing revision file', ['--base', 'base.json'], /generated\/openapi\.json does not exist/],
    [
      'a broken document',
      ['--base', 'base.json', '--revision', 'scrap.json'],
      /neither JSON nor YAML/,
    ],
    [
      'no OpenAPI',
      ['--base', 'base.json', '--revision', 'other.yaml'],
      /not an OpenAPI 3\.0 or 3\.1 document/,
    ],
    ['no paths', ['--base', 'base.json', '--revision', 'empty.yaml'], /no "paths" object/],
    [
      'a lost reference',
      ['--base', 'base.json', '--revision', 'dangling.yaml'],
      /#\/components\/lost/,
    ],
    [
      'a lost file',
      ['--base', 'base.json', '--revision', 'split.yaml'],
      /Mend the references:\n.*no such file (?!.*--force)/,
    ],
    ['a wrong shape', ['--base', 'base.json', '--revision', 'shape.yaml'], /must be an object/],
    [
      'security without the dash of a list',
      ['--base', 'base.json', '--revision', 'dashless.yaml'],
      /#\/paths\/~1a\/get\/security must be a list/,
    ],
    [
      'a circle of references',
      ['--base', 'base.json', '--revision', 'circle.yaml'],
      /refers to nothing but itself: #\/components\/schemas\/B, #\/components\/schemas\/A/,
    ],
  ])('is 2 for %s', async (_, args, message) => {
    const head = 'openapi: 3.1.0\ninfo: { title: T, version: 1.0.0 }\n';
    shop.write('scrap.json', '{ "openapi": ');
    shop.write('other.yaml', 'swagger: "2.0"\npaths: {}\n');
    shop.write('empty.yaml', head);
    shop.write('dangling.yaml', `${head}paths: { /a: { $ref: '#/components/lost' } }\n`);
    shop.write('split.yaml', `${head}paths: { /a: { $ref: './lost.yaml' } }\n`);
    shop.write('shape.yaml', `${head}paths: { /a: { get: [] } }\n`);
    shop.write('dashless.yaml', `${head}paths: { /a: { get: { security: { key: [] } } } }\n`);
    const [toA, toB] = ['A', 'B'].map((name) => `{ $ref: '#/components/schemas/${name}' }`);
    shop.write(
      'circle.yaml',
      `${head}paths: {}\ncomponents: { schemas: { A: ${toB}, B: ${toA} } }\n`,
    );
    const run = await shop.run(...args);
    expect(run.stderr).toMatch(message);
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
  });

  it('is 0 for --help, which names every option', async () => {
    const run = await shop.run('--help');
    expect(run.exitCode).toBe(0);
    for (const flag of ['--base', '--revision', '--format', '--waivers', '--check-version']) {
      expect(run.stdout).toContain(flag);
    }
  });
});

describe('format', () => {
  it('json says who breaks, where and how to mend or waive', async () => {
    const run = await diff('broken.json', '--format', 'json', '--today', '2026-01-01');
    const report = JSON.parse(run.stdout);
    expect(report).toMatchObject({ exitCode: 1, today: '2026-01-01', summary: { breaking: 1 } });
    expect(report.changes[0]).toMatchObject({
      rule: 'operation-removed',
      breaks: ['callers'],
      pointer: '#/paths/~1bookings/post',
      operations: [{ operationId: 'createBooking', method: 'POST', path: '/bookings' }],
      fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
      mend: expect.stringContaining('x-sunset'),
    });
  });

  it('markdown goes to a file', async () => {
    const run = await diff('broken.json', '--format', 'markdown', '--output', 'summary.md');
    expect(run).toMatchObject({ exitCode: 1, stdout: '' });
    const summary = readFileSync(join(shop.folder, 'summary.md'), 'utf8');
    expect(summary).toContain('- **Breaks:** callers sending requests');
    expect(summary).toContain('- **Where:** createBooking (POST /bookings)');
  });

  it('html shows values of the contract as text, never as markup', async () => {
    shop.write(
      'marked.json',
      contractWith({ ...version('1.0.0') }, REMOVED, {
        at: 'paths > /boats > get > operationId',
        set: '<img src=x onerror=alert(1)>',
      }),
    );
    const run = await diff('marked.json', '--format', 'html');
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain('&lt;img src=x');
    expect(run.stdout).not.toContain('<img');
  });

  it('github annotates the line of the change', async () => {
    shop.write(
      'shorter.json',
      contractWith({
        at: 'components > schemas > BoatCreate > properties > name > maxLength',
        set: 7,
      }),
    );
    const run = await diff('shorter.json', '--format', 'github');
    const lines = readFileSync(join(shop.folder, 'shorter.json'), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes('"maxLength": 7')) + 1;
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain(
      `::error file=shorter.json,line=${line},title=Contract%3A breaks callers`,
    );
    expect(run.stdout).toContain('createBoat (POST /boats)');
  });
});

describe('a contract of several files', () => {
  it('says the same when a component moves to another file, or is repeated by an anchor of YAML', async () => {
    const head = 'openapi: 3.1.0\ninfo: { title: T, version: 1.0.0 }\n';
    const answer = (schema: string) =>
      `{ '200': { description: Yes., content: { application/json: { schema: ${schema} } } } }`;
    const boat = '{ type: object, required: [id], properties: { id: { type: integer } } }';
    const id = "{ $ref: '#/components/schemas/Boat' }";
    const paths = (schema: string) =>
      `paths:\n  /a: { get: { operationId: a, responses: ${answer(schema)} } }\n`;
    shop.write('one.yaml', `${head}${paths(id)}components: { schemas: { Boat: ${boat} } }\n`);
    shop.write('several.yaml', `${head}${paths("{ $ref: './parts/boat.yaml' }")}`);
    shop.write('parts/boat.yaml', `${boat}\n`);
    const anchored = `${head}x-parts: { boat: &boat ${boat} }\n${paths('*boat')}`;
    shop.write('anchored.yaml', anchored);
    shop.write('parts/short.yaml', boat.replace('required: [id], ', ''));
    shop.write('shorter.yaml', `${head}${paths("{ $ref: './parts/short.yaml' }")}`);
    for (const revision of ['several.yaml', 'anchored.yaml']) {
      const run = await shop.run('--base', 'one.yaml', '--revision', revision);
      expect(run.stdout).toContain('No change of meaning.');
    }
    const broken = await shop.run('--base', 'several.yaml', '--revision', 'shorter.yaml');
    expect(broken.stdout).toContain('no longer required: `id`');
  });
});

describe('schemas that name themselves', () => {
  const document = (schema: string) => `openapi: 3.1.0
info: { title: T, version: 1.0.0 }
paths:
  /a:
    put:
      operationId: a
      requestBody: { content: { application/json: { schema: { $ref: ${schema} } } } }
      responses: { '200': { description: Yes. } }
`;
  it.each([
    ['a $id', "$id: https://a.invalid/a\nproperties: { b: { $ref: '#/$defs/B' } }"],
    ['a $id of another file', '$id: https://a.invalid/a.yaml\nproperties: { b: { $ref: b.yaml } }'],
    ['an anchor', "properties: { b: { $ref: '#bee' } }"],
    ['an anchor of another file', "properties: { b: { $ref: 'b.yaml#bee' } }"],
    ['an escaped path', 'properties: { b: { $ref: my%20b.yaml } }'],
  ])('%s in a file of its own is followed', async (_what, schema) => {
    for (const [folder, longest] of [
      ['had', 9],
      ['has', 3],
    ]) {
      const text = `$anchor: bee\ntype: string\nmaxLength: ${longest}\n`;
      shop.write(`${folder}/openapi.yaml`, document('parts/a.yaml'));
      const defs = `$defs: { B: { $anchor: bee, type: string, maxLength: ${longest} } }`;
      shop.write(`${folder}/parts/a.yaml`, `type: object\n${schema}\n${defs}\n`);
      shop.write(`${folder}/parts/b.yaml`, text);
      shop.write(`${folder}/parts/my b.yaml`, text);
    }
    const run = await shop.run('--base', 'had/openapi.yaml', '--revision', 'has/openapi.yaml');
    expect(run.stdout).toContain("`maxLength` of `b` changed from '9' to '3'");
  });

  it('keys that YAML merges are those of the object', async () => {
    const merged = (most: number) =>
      `x-text: &text { type: string, maxLength: ${most} }\n${document("'#/components/schemas/A'")}` +
      'components: { schemas: { A: { <<: *text, description: A text. } } }\n';
    shop.write('merged-9.yaml', merged(9));
    shop.write('merged-3.yaml', merged(3));
    const run = await shop.run('--base', 'merged-9.yaml', '--revision', 'merged-3.yaml');
    expect(run.stdout).toContain("`maxLength` of `A` changed from '9' to '3'");
  });
});

describe('security of the root', () => {
  it('is told once for all operations', async () => {
    const secured = (security: string) => `openapi: 3.1.0
info: { title: T, version: 1.0.0 }
security: ${security}
paths:
  /a: { get: { operationId: a, responses: { '200': { description: Yes. } } } }
  /b: { get: { operationId: b, responses: { '200': { description: Yes. } } } }
components: { securitySchemes: { one: { type: http, scheme: basic }, two: { type: http, scheme: bearer } } }
`;
    shop.write('both.yaml', secured('[{ one: [] }, { two: [] }]'));
    shop.write('one-way.yaml', secured('[{ one: [] }]'));
    const { stdout } = await shop.run(
      ...['--base', 'both.yaml', '--revision', 'one-way.yaml', '--format', 'json'],
    );
    const { changes } = JSON.parse(stdout);
    expect(changes).toMatchObject([{ pointer: '#/security/1', operations: [{}, {}] }]);
  });
});

describe('git revisions', () => {
  it('reads the bundled contract at a revision, REVISION:PATH, and multi-file contracts', async () => {
    const repository = createWorkshop();
    try {
      repository.git('init', '--quiet');
      repository.write('generated/openapi.json', contractWith());
      repository.write('openapi/openapi.json', {
        ...contractWith(),
        paths: { '/boats': { $ref: 'paths.json#/paths/~1boats' } },
      });
      repository.write('openapi/paths.json', { paths: { '/boats': { get: health } } });
      repository.git('add', '.');
      repository.git('commit', '--quiet', '-m', 'contract');
      repository.write('generated/openapi.json', contractWith(REMOVED));
      const broken = await repository.run('--base', 'HEAD');
      expect(broken.exitCode).toBe(1);
      expect(broken.stdout).toContain('POST /bookings');
      const same = await repository.run(
        '--base',
        'HEAD:openapi/openapi.json',
        '--revision',
        'openapi/openapi.json',
      );
      expect(same).toMatchObject({ exitCode: 0, stderr: '' });
      const lost = await repository.run('--base', 'HEAD:lost.json');
      expect(lost.exitCode).toBe(2);
      expect(lost.stderr).toContain('lost.json does not exist at revision HEAD');
    } finally {
      repository.dispose();
    }
  });
});

describe('a valid contract', () => {
  const head = 'openapi: 3.1.0\ninfo: { title: T, version: 1.0.0 }\n';
  const compare = (before: string, after: string) => {
    shop.write('before.yaml', head + before);
    shop.write('after.yaml', head + after);
    return shop.run('--base', 'before.yaml', '--revision', 'after.yaml');
  };
  const hook = (name: string) =>
    `  ${name}: { post: { responses: { '204': { description: Ok. } } } }\n`;
  const answered = (status: string, schema: string, more = '') =>
    `paths: { /a: { get: { operationId: a, responses: { '${status}': { description: Ok., ` +
    `content: { application/json: { schema: ${schema} } } } } } } }\n${more}`;

  it('of webhooks alone is compared', async () => {
    const both = `webhooks:\n${hook('came')}${hook('went')}`;
    const one = `webhooks:\n${hook('came')}`;
    expect(await compare(one, both)).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await compare(both, one)).toMatchObject({ exitCode: 1, stderr: '' });
    expect(await compare(`paths: {}\n${one}`, one)).toMatchObject({ exitCode: 0, stderr: '' });
  });

  it.each([
    ['a listed value', "{ enum: [{ $ref: '#/lost' }, 1] }", "{ enum: [1, { $ref: '#/lost' }] }", 0],
    ['a listed value that is new', '{ enum: [1] }', "{ enum: [1, { $ref: '#/lost' }] }", 1],
    ['a default', "{ default: { $ref: '#/lost' } }", "{ default: { $ref: '#/lost' } }", 0],
    ['an example', "{ examples: [{ $ref: '#/lost' }] }", '{ examples: [2] }', 0],
  ])('may have what looks like a reference in %s', async (_, before, after, exitCode) => {
    const run = await compare(answered('200', before), answered('200', after));
    expect(run).toMatchObject({ exitCode, stderr: '' });
  });

  it.each(['200', 'default'])('may name a schema by an anchor below `%s`', async (status) => {
    const schema = (name: string, length: number) =>
      `{ $defs: { N: { $anchor: ${name}, type: string, maxLength: ${length} } }, $ref: '#${name}' }`;
    const before = answered(status, schema('here', 5));
    expect(await compare(before, answered(status, schema('there', 5)))).toMatchObject({
      exitCode: 0,
      stderr: '',
    });
    expect(await compare(before, answered(status, schema('here', 9)))).toMatchObject({
      exitCode: 1,
      stderr: '',
    });
  });

  it('may have components that only the answer to all other statuses refers to', async () => {
    const named = (values: string) =>
      answered(
        'default',
        "{ $ref: '#/components/schemas/A' }",
        `components: { schemas: { A: { enum: ${values} } } }\n`,
      );
    expect(await compare(named('[a]'), named('[a, b]'))).toMatchObject({ exitCode: 1, stderr: '' });
  });
});

describe('waivers', () => {
  async function waive(today: string, change: (entry: string) => string = (entry) => entry) {
    const first = JSON.parse((await diff('broken.json', '--format', 'json')).stdout);
    const entry = String(first.changes[0].waiverEntry)
      .replace('reason: ""', 'reason: Nobody calls it')
      .replace('author: ""', 'author: Selin')
      .replace('YYYY-MM-DD', '2026-06-30');
    shop.write('waivers.yaml', change(entry));
    return diff('broken.json', '--waivers', 'waivers.yaml', '--today', today);
  }

  it('accept the one change they name until the day they expire', async () => {
    const run = await waive('2026-06-30');
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toContain('Nobody calls it — Selin, until 2026-06-30');
  });

  it('no longer accept it the day after', async () => {
    const run = await waive('2026-07-01');
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain('expired on 2026-06-30');
  });

  it('that match nothing are warned about and accept nothing', async () => {
    const run = await waive('2026-06-30', (entry) =>
      entry.replace(/change: .*/, 'change: "000000000000"'),
    );
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain('matches no breaking change');
  });

  it.each([
    [
      'without a reason',
      (entry: string) => entry.replace(/reason: .*/, 'reason: ""'),
      /lacks "reason"/,
    ],
    [
      'without an expiry',
      (entry: string) => entry.replace(/ {2}expires: .*/, ''),
      /lacks "expires"/,
    ],
    [
      'with an impossible day',
      (entry: string) => entry.replace('2026-06-30', '2026-06-31'),
      /must be a day/,
    ],
    [
      'with an unknown field',
      (entry: string) => `${entry}\n  until: 2027`,
      /unknown field "until"/,
    ],
    ['twice', (entry: string) => `${entry}\n${entry}`, /twice/],
    ['that are no list', () => 'change: everything', /must hold a list/],
    ['that are no YAML', () => '- {', /cannot be read/],
  ])('%s are refused', async (_, change, message) => {
    const run = await waive('2026-06-30', change);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toMatch(message);
  });

  it('in a file that is not there are refused', async () => {
    const run = await diff('broken.json', '--waivers', 'lost.yaml');
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('lost.yaml');
  });
});

describe('sunset', () => {
  it.each([
    ['2026-06-30', 1],
    ['2026-07-01', 0],
  ])('on %s the exit code is %i', async (today, exitCode) => {
    const run = await diff('without-sunset.json', '--today', today);
    expect(run.exitCode).toBe(exitCode);
  });
});

describe('--check-version', () => {
  it.each([
    ['breaking', REMOVED, '1.4.2', '1.5.0', '2.0.0'],
    ['an addition', ADDED, '1.4.2', '1.4.3', '1.5.0'],
    [
      'another change',
      { at: 'paths > /boats > post > deprecated', set: true },
      '1.4.2',
      '1.4.2',
      '1.4.3',
    ],
    ['breaking before 1.0.0', REMOVED, '0.4.2', '0.4.3', '0.5.0'],
    ['an addition before 1.0.0', ADDED, '0.4.2', '0.4.2', '0.4.3'],
    ['no change', DESCRIBED, '1.4.2', '1.4.1', '1.4.2'],
    ['breaking before a release', REMOVED, '2.0.0-rc.2', '2.0.0-rc.2', '2.0.0'],
    ['an addition before a release', ADDED, '2.1.0-rc.2', '2.1.0-rc.1', '2.1.0'],
    ['breaking before a release that adds', REMOVED, '2.1.0-rc.2', '2.1.0', '3.0.0'],
  ])('%s', async (_, edit, before, tooLow, enough) => {
    shop.write('versioned-base.json', contractWith(version(before)));
    const check = async (after: string) => {
      shop.write('versioned.json', contractWith(edit, version(after)));
      const args = ['--revision', 'versioned.json', '--check-version', '--format', 'json'];
      const run = await shop.run('--base', 'versioned-base.json', ...args);
      return { exitCode: run.exitCode, ...JSON.parse(run.stdout).version };
    };
    expect(await check(tooLow)).toMatchObject({ exitCode: 1, isEnough: false, expected: enough });
    expect(await check(enough)).toMatchObject({ isEnough: true });
  });

  it.each(['1.0.0-rc.10', '1.0.0', '1.1.0'])('takes %s after 1.0.0-rc.9', async (after) => {
    shop.write('versioned-base.json', contractWith(version('1.0.0-rc.9')));
    shop.write('versioned.json', contractWith(ADDED, version(after)));
    const args = ['--base', 'versioned-base.json', '--revision', 'versioned.json'];
    expect((await shop.run(...args, '--check-version')).exitCode).toBe(0);
  });

  it('refuses a version that is not semantic', async () => {
    shop.write('versioned.json', contractWith(version('autumn')));
    const run = await diff('versioned.json', '--check-version');
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('not a semantic version');
  });
});

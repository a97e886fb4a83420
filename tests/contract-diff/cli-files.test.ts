import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createWorkshop, type Workshop } from './cli.ts';

let shop: Workshop;
beforeEach(() => {
  shop = createWorkshop();
});
afterEach(() => shop.dispose());

const HEAD = 'openapi: 3.1.0\ninfo: { title: T, version: 1.0.0 }\n';
const answered = (schema: string) =>
  `${HEAD}paths: { /a: { get: { operationId: a, responses: { '200': { description: Ok., ` +
  `content: { application/json: { schema: ${schema} } } } } } } }\n`;
const text = (longest: number) => `{ type: string, maxLength: ${longest} }\n`;
const LONGER = "changed from '3' to '9'";

describe('a YAML document', () => {
  it('may use an anchor any number of times', async () => {
    const most = (longest: number) =>
      `x-boat: &boat ${text(longest)}${answered(
        `{ type: array, prefixItems: [${Array(500).fill('*boat').join(', ')}] }`,
      )}`;
    shop.write('short.yaml', most(3));
    shop.write('long.yaml', most(9));
    const run = await shop.run('--base', 'short.yaml', '--revision', 'long.yaml');
    expect(run).toMatchObject({ exitCode: 1, stderr: '' });
  });

  it('whose anchors grow without end is refused', async () => {
    const grown = Array.from(
      { length: 12 },
      (_, at) => `x-${at + 1}: &n${at + 1} [${Array(10).fill(`*n${at}`).join(', ')}]\n`,
    );
    shop.write('grown.yaml', `x-0: &n0 [0]\n${grown.join('')}${answered('{}')}`);
    const run = await shop.run('--base', 'grown.yaml', '--revision', 'grown.yaml');
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toContain('grown.yaml is neither JSON nor YAML: Excessive alias count');
  });
});

describe('a JSON document', () => {
  it('that has a key twice is refused, by name', async () => {
    const paths = '"/a": { "get": { "responses": {} } }';
    const twice = `{ "openapi": "3.1.0",\n "paths": { ${paths},\n  ${paths} } }`;
    shop.write('twice.json', twice);
    const run = await shop.run('--base', 'twice.json', '--revision', 'twice.json');
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toMatch(/twice\.json .*Map keys must be unique at line 3.*"\/a": \{/s);
  });
});

describe('a number that doubles cannot tell from its neighbour', () => {
  const asked = (schema: string) =>
    `${HEAD}paths: { /a: { post: { operationId: a, requestBody: { content: ` +
    `{ application/json: { schema: ${schema} } } }, responses: { '204': { description: Ok. } } } } }\n`;
  const answer = (word: string, value: string) => `{ type: integer, ${word}: ${value} }`;
  const [LESS, MORE] = ['9007199254740992', '9007199254740993'];

  it.each([
    [
      'a lower maximum of a request',
      asked(answer('maximum', MORE)),
      asked(answer('maximum', LESS)),
      1,
    ],
    [
      'a higher maximum of a request',
      asked(answer('maximum', LESS)),
      asked(answer('maximum', MORE)),
      0,
    ],
    [
      'a higher minimum of a request',
      asked(answer('minimum', LESS)),
      asked(answer('minimum', MORE)),
      1,
    ],
    [
      'a higher maximum of an answer',
      answered(answer('maximum', LESS)),
      answered(answer('maximum', MORE)),
      1,
    ],
    [
      'another id of an answer',
      answered(answer('enum', `[1, ${LESS}]`)),
      answered(answer('enum', `[1, ${MORE}]`)),
      1,
    ],
  ])('%s is told', async (_, before, after, exitCode) => {
    shop.write('before.yaml', before);
    shop.write('after.yaml', after);
    const run = await shop.run('--base', 'before.yaml', '--revision', 'after.yaml');
    expect(run).toMatchObject({ exitCode, stderr: '' });
    expect(run.stdout).toMatch(/changed from 900719925474099\d to 900719925474099\d/);
  });

  it('is told in JSON', async () => {
    const json = (value: string) =>
      JSON.stringify(parse(answered(answer('maximum', '1')))).replace(
        '"maximum":1',
        `"maximum": ${value}`,
      );
    shop.write('before.json', json(LESS));
    shop.write('after.json', json(MORE));
    const run = await shop.run('--base', 'before.json', '--revision', 'after.json');
    expect(run).toMatchObject({ exitCode: 1, stderr: '' });
    expect(run.stdout).toContain(`changed from ${LESS} to ${MORE}`);
  });

  it('says nothing in an example', async () => {
    shop.write('before.yaml', answered(answer('example', LESS)));
    shop.write('after.yaml', answered(answer('example', MORE)));
    const run = await shop.run('--base', 'before.yaml', '--revision', 'after.yaml');
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expect(run.stdout).not.toContain('changed from');
  });
});

describe('files that refer to each other', () => {
  it('may be lists beside schemas with names', async () => {
    for (const [folder, longest] of [
      ['had', 3],
      ['has', 9],
    ] as const) {
      shop.write(
        `${folder}/openapi.yaml`,
        answered("{ $ref: 's.yaml#boat' }").replace(
          'operationId: a',
          "operationId: a, parameters: [{ $ref: 'p.yaml#/0' }, { $ref: 'p.yaml#/1' }]",
        ),
      );
      shop.write(`${folder}/s.yaml`, `$defs: { b: { $anchor: boat, ${text(longest).slice(1)} }`);
      shop.write(
        `${folder}/p.yaml`,
        `- { name: one, in: query, schema: { type: string } }
- { name: two, in: query, schema: { $ref: 's.yaml#boat' } }\n`,
      );
    }
    const run = await shop.run('--base', 'had/openapi.yaml', '--revision', 'has/openapi.yaml');
    expect(run.stderr).toBe('');
    expect(run.stdout).toContain("`maxLength` of `two` changed from '3' to '9'");
  });

  it('may be named by a discriminator alone, beside schemas with names', async () => {
    const pet =
      "{ $ref: 's.yaml#pet', discriminator: { propertyName: t, mapping: { c: ./cat.yaml } } }";
    shop.write('openapi.yaml', answered(pet));
    shop.write('s.yaml', '$defs: { p: { $anchor: pet, type: object } }\n');
    shop.write('cat.yaml', '{ type: object }\n');
    const run = await shop.run('--base', 'openapi.yaml', '--revision', 'openapi.yaml');
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
  });

  it('may be a schema for one and a text for another', async () => {
    const both =
      "{ $ref: './b.schema' } }, text/plain: { examples: { e: { externalValue: b.schema } }";
    shop.write('openapi.yaml', answered(both));
    shop.write('long.yaml', answered(both.replace('b.schema', 'c.schema')));
    shop.write('b.schema', text(3));
    shop.write('c.schema', text(9));
    const same = await shop.run('--base', 'openapi.yaml', '--revision', 'openapi.yaml');
    expect(same).toMatchObject({ exitCode: 0, stderr: '' });
    const run = await shop.run('--base', 'openapi.yaml', '--revision', 'long.yaml');
    expect(run.stdout).toContain(LONGER);
  });

  it.each([
    ['lost.yaml', "no such file or directory 'api/lost.yaml'"],
    ['../s.yaml#/Lost', "Can't resolve $ref ../s.yaml#/Lost"],
  ])('are named as they are found from the working directory: %s', async (target, problem) => {
    shop.write('api/openapi.yaml', answered("{ $ref: './b.yaml' }"));
    shop.write('api/b.yaml', `type: array\nitems:\n  $ref: '${target}'\n`);
    shop.write('s.yaml', 'S: {}\n');
    const run = await shop.run('--base', 'api/openapi.yaml', '--revision', 'api/openapi.yaml');
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('\n  api/b.yaml:3:3 at #/items: ');
    expect(run.stderr).toContain(problem);
    // Files with names of their own are read as copies, which have other lines.
    shop.write('api/b.yaml', `$anchor: b\ntype: array\nitems:\n  $ref: '${target}'\n`);
    const copied = await shop.run('--base', 'api/openapi.yaml', '--revision', 'api/openapi.yaml');
    expect(copied.stderr).toContain('\n  api/b.yaml at #/items: ');
    expect(copied.stderr).toContain(problem);
  });
});

describe('a git revision', () => {
  const commit = () => {
    shop.git('init', '--quiet');
    shop.git('add', '--all');
    shop.git('commit', '--quiet', '-m', 'contract');
  };

  it('has the files that the contract refers to, wherever in the repository they stand', async () => {
    shop.write('api/openapi.yaml', answered("{ $ref: '../shared/a.yaml' }"));
    shop.write('shared/a.yaml', "{ $ref: './deep/b.schema#/B' }\n");
    shop.write('shared/deep/b.schema', `B: ${text(3)}`);
    // Nobody refers to it, so that it need not be readable.
    shop.write('api/scrap.json', '{');
    commit();
    const args = ['--base', 'HEAD', '--contract', 'api/openapi.yaml'];
    expect(await shop.run(...args)).toMatchObject({ exitCode: 0, stderr: '' });
    const contract = join(shop.folder, 'api/openapi.yaml');
    const absolute = await shop.run('--base', 'HEAD', '--contract', contract);
    expect(absolute).toMatchObject({ exitCode: 0, stderr: '' });
    const below = await shop.in('api').run('--base', 'HEAD', '--contract', 'openapi.yaml');
    expect(below).toMatchObject({ exitCode: 0, stderr: '' });
    shop.write('shared/deep/b.schema', `B: ${text(9)}`);
    expect((await shop.run(...args)).stdout).toContain(LONGER);
  });

  it('follows links', async () => {
    shop.write('shared/s.yaml', text(3));
    shop.write('real/t.yaml', text(3));
    shop.write(
      'real/openapi.yaml',
      answered("{ oneOf: [{ $ref: s.yaml }, { $ref: 'd/t.yaml' }] }"),
    );
    shop.write('api/readme.md', '');
    symlinkSync('../shared/s.yaml', join(shop.folder, 'api/s.yaml'));
    symlinkSync('../real', join(shop.folder, 'api/d'));
    symlinkSync('../real/openapi.yaml', join(shop.folder, 'api/openapi.yaml'));
    commit();
    const args = ['--base', 'HEAD', '--contract', 'api/openapi.yaml'];
    expect(await shop.run(...args)).toMatchObject({ exitCode: 0, stderr: '' });
    shop.write('shared/s.yaml', text(9));
    expect((await shop.run(...args)).exitCode).toBe(1);
  });

  it('is not mixed with files outside of it', async () => {
    const outside = join(shop.folder, 'outside.yaml');
    shop.write('outside.yaml', text(3));
    shop.write('inner/openapi.yaml', answered("{ $ref: './s.yaml' }"));
    const inner = shop.in('inner');
    const error = async () => (await inner.run('--base', 'HEAD:openapi.yaml')).stderr;
    const save = () => {
      inner.git('add', '--all');
      inner.git('commit', '--quiet', '-m', 'contract');
    };
    inner.git('init', '--quiet');
    for (const target of ['../outside.yaml', outside]) {
      shop.write('inner/s.yaml', `{ $ref: '${target}' }\n`);
      save();
      expect(await error()).toContain(
        `HEAD:s.yaml refers to ${target}, which is outside the repository.`,
      );
    }
    shop.write('inner/s.yaml', "{ $ref: './linked.yaml' }\n");
    symlinkSync('../outside.yaml', join(shop.folder, 'inner/linked.yaml'));
    save();
    expect(await error()).toContain(
      'HEAD:linked.yaml is a link to ../outside.yaml, which is outside the repository.',
    );
  });

  it('names a file that it lacks by revision and path', async () => {
    shop.write('api/openapi.yaml', answered("{ $ref: '../shared/lost.yaml' }"));
    commit();
    const run = await shop.run('--base', 'HEAD', '--contract', 'api/openapi.yaml');
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toMatch(
      /\n {2}HEAD:api\/openapi\.yaml:\d+:\d+ at .*'HEAD:shared\/lost\.yaml'/,
    );
  });
});

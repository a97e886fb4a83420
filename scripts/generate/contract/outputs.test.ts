import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { outputsOf } from './outputs.ts';

const access = { roles: ['CUSTOMER'], owner: 'none' as const };
const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1.0.0' },
  paths: {
    '/boats': {
      post: {
        operationId: 'createBoat',
        tags: ['Boats'],
        summary: 'Create',
        description: 'Creates.',
        security: [{ bearerAuth: [] }],
        'x-repeat': 'key',
        'x-access': access,
        parameters: [
          { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 64 } },
          { name: 'size', in: 'query', schema: { type: 'integer', maximum: 100, default: 12 } },
        ],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/BoatCreate' } } },
        },
        responses: { '201': { description: 'Made.' } },
      },
    },
  },
  components: {
    schemas: {
      Rate: { type: 'number', default: 15 },
      BoatCreate: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 100 },
          ownerId: { type: 'integer', format: 'int64', minimum: 1 },
          type: { $ref: '#/components/schemas/BoatType' },
        },
      },
      BoatType: { type: 'string', enum: ['YACHT', 'CATAMARAN'] },
      Unasked: { type: 'object', properties: { text: { type: 'string', maxLength: 5 } } },
    },
  },
};

describe('what is generated from a contract', () => {
  it('holds the values of its enums, its limits and who may call what', async () => {
    const outputs = await outputsOf(document);
    expect(outputs.get('enums/boatTypeValues.ts')).toContain('export const boatTypeValues = [');
    expect(outputs.get('enums.ts')).toContain("export * from './enums/boatTypeValues.ts';");
    expect(outputs.get('limits.ts')).toContain("export * from './limits/boats.ts';");
    const limits = outputs.get('limits/boats.ts') ?? '';
    expect(limits).toContain('export const boatCreateLimits');
    expect(limits).toMatch(/"name": \{\s+"required": true,\s+"minLength": 1,\s+"maxLength": 100/);
    // What is looked for stands apart: addresses of pages hold it too.
    const asked = outputs.get('limits/boats-asked.ts');
    expect(asked).toMatch(/createBoatParameters = \{\s+"size": \{\s+"default": 12/);
    expect(asked).not.toContain('unasked');
    expect(outputs.get('defaults.ts')).toContain('export const rateDefault = 15 as const');
    expect(outputs.get('operations/boats.ts')).toContain('"CUSTOMER"');
    expect(outputs.get('operations.ts')).toContain("export * from './operations/boats.ts';");
    expect(outputs.get('repeats.ts')).toContain('"POST /boats": "key"');
  });

  it('holds a schema per request, in which an id is a number and no BigInt', async () => {
    const schemas = (await outputsOf(document)).get('schemas.ts') ?? '';
    expect(schemas).toContain('export const vBoatCreate');
    expect(schemas).toContain('v.maxLength(100)');
    expect(schemas).not.toContain('BigInt');
    expect(schemas).not.toContain('vUnasked');
  });
});

describe('npm run generate', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pruva-generate-'));
    for (const name of [
      'openapi',
      'scripts',
      'mocks',
      'public',
      'generated',
      'src/routes',
      'package.json',
    ]) {
      cpSync(name, join(folder, name), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function generate(...arguments_: string[]) {
    return spawnSync(process.execPath, ['scripts/generate/main.ts', ...arguments_], {
      cwd: folder,
      encoding: 'utf8',
    });
  }
  const check = () => generate('--check');

  it('fails when a file was edited, or follows from nothing', () => {
    expect(check().status).toBe(0);
    writeFileSync(join(folder, 'generated/enums.ts'), '// edited\n');
    writeFileSync(join(folder, 'generated/stray.ts'), '');
    const { status, stderr } = check();
    expect(status).toBe(1);
    expect(stderr).toContain('generated/enums.ts is not what the contract gives');
    expect(stderr).toContain('generated/stray.ts has no source');
    expect(stderr).toContain('npm run generate');
  });

  it('deletes what follows from nothing any more', () => {
    writeFileSync(join(folder, 'generated/limits/moorings.ts'), '');
    expect(generate().stdout).toContain('limits/moorings.ts');
    expect(check().status).toBe(0);
  });

  it('fails when the root does not list a path file', () => {
    const lone = 'openapi/paths/moorings.yaml';
    writeFileSync(join(folder, lone), '/moorings: {}\n');
    expect(check().stderr).toContain('does not list every path file');
  });

  it('names the file and the reason when the contract cannot be read', () => {
    writeFileSync(join(folder, 'openapi/paths/health.yaml'), '/health: { get: [');
    for (const arguments_ of [['--check'], []]) {
      const { status, stderr } = generate(...arguments_);
      expect(status).toBe(1);
      expect(stderr).toContain('health.yaml');
    }
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { missingFields } from './missing-fields.ts';
import { TARGETS } from './targets.ts';

const NO_JAVA = { ...process.env, PATH: '/nowhere', JAVA_HOME: '' };

function run(arguments_: string[], env: NodeJS.ProcessEnv = process.env) {
  const command = ['scripts/codegen/test-clients.ts', ...arguments_];
  return spawnSync(process.execPath, command, { encoding: 'utf8', env });
}

describe('npm run test:clients', () => {
  it('names its clients in --help', () => {
    const { status, stdout } = run(['--help']);
    expect(status).toBe(0);
    for (const name of Object.keys(TARGETS)) expect(stdout).toContain(name);
  });

  it('refuses a client that it does not know', () => {
    const { status, stderr } = run(['--only', 'java,cobol']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^There is no client cobol\./);
  });

  it('says what it could not try and why; 1 when it is required', () => {
    const skipped = run(['--only', 'go'], NO_JAVA);
    expect(skipped.stdout).toContain('not tried');
    expect(skipped.stdout).toContain('Java is missing');
    expect(skipped.status).toBe(0);
    expect(run(['--only', 'go', '--required'], NO_JAVA).status).toBe(1);
  });
});

describe('missingFields', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pruva-fields-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names what a generator has dropped, also of parts, and passes over what is no type', () => {
    const document: OpenApiDocument = {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {},
      components: {
        schemas: {
          Terms: { type: 'object', properties: { day: { type: 'string' } } },
          Booking: {
            allOf: [
              { $ref: '#/components/schemas/Terms' },
              { type: 'object', properties: { boatId: { type: 'integer' } } },
            ],
          },
          Day: { type: 'string' },
        },
      },
    };
    writeFileSync(
      join(folder, 'model_booking.go'),
      'type Booking struct { Day string `json:"day"` }',
    );
    expect(missingFields(document, folder)).toEqual(['Booking.boatId']);
  });
});

export interface Stage {
  name: string;
  /** The npm script that runs the stage by itself. */
  script: string;
  /** How long it may take before it is ended as hanging; 5 when left out. */
  minutes?: number;
  /** What it reads: folders with a slash at the end, and files. Everything, when left out. */
  reads?: readonly string[];
  /** Reads one program after another on one core, so that two such stages may run at a time. */
  light?: true;
  /** Takes `--shard i/n` itself; of the other stages each belongs to one part. */
  shards?: true;
  /** The script of a stage that has to run before. */
  needs?: string;
}

const CONTRACT = ['openapi/', 'generated/'];
const MOCK = [...CONTRACT, 'mocks/', 'scripts/mock/', 'scripts/lib/'];
const CONFORMANCE = [...MOCK, 'scripts/conformance/', 'scripts/contract/', 'tests/conformance/'];
const CODE = [
  ...CONTRACT,
  'src/',
  'mocks/',
  'scripts/',
  'tests/',
  'vite.config.ts',
  'lingui.config.ts',
];
const APP = [
  ...MOCK,
  ...['src/', 'public/', 'scripts/app/', 'scripts/generate/app/'],
  ...['index.html', 'vite.config.ts', 'lingui.config.ts'],
];

/** What decides over everything: what is installed, how it is compiled, and how the stages are run. */
export const EVERY_STAGE_READS = [
  ...['package.json', 'package-lock.json', '.npmrc', 'tsconfig.json'],
  ...['scripts/bootstrap.mjs', 'scripts/test.ts', 'scripts/test/'],
];

/** Every check, in the order of `npm test`: the quick ones first. */
export const STAGES: Stage[] = [
  { name: 'format and lint', script: 'lint', light: true },
  { name: 'types', script: 'types', reads: CODE, light: true },
  { name: 'boundaries', script: 'boundaries', reads: CODE, light: true },
  {
    name: 'contract lint',
    script: 'contract:lint',
    reads: [
      ...['openapi/', 'redocly.yaml', '.redocly.lint-ignore.yaml'],
      ...['scripts/contract/', 'scripts/generate/contract/', 'scripts/lib/'],
    ],
    light: true,
  },
  {
    name: 'generated is current',
    script: 'generate:check',
    reads: [...CONTRACT, 'scripts/generate/', 'scripts/lib/', 'src/routes/', 'mocks/', 'public/'],
    light: true,
  },
  {
    name: 'translations',
    script: 'i18n:check',
    reads: ['src/', 'lingui.config.ts'],
    light: true,
  },
  {
    name: 'unit',
    script: 'test:unit',
    reads: [
      ...[...CONTRACT, 'src/', 'mocks/', 'scripts/', 'public/', 'README.md'],
      ...['vite.config.ts', 'lingui.config.ts', 'redocly.yaml', 'openapitools.json'],
    ],
  },
  {
    name: 'contract diff',
    script: 'test:diff',
    reads: [
      ...CONTRACT,
      'scripts/contract-diff/',
      'scripts/contract/',
      'scripts/lib/',
      'tests/contract-diff/',
    ],
  },
  {
    name: 'contract',
    script: 'test:contract',
    reads: [...CONTRACT, 'tests/contract/', 'scripts/lib/'],
  },
  { name: 'conformance checks', script: 'test:conformance', minutes: 10, reads: CONFORMANCE },
  {
    name: 'conformance of the mock',
    script: 'conformance:mock',
    minutes: 10,
    reads: CONFORMANCE,
    shards: true,
  },
  {
    name: 'conformance of a service',
    script: 'conformance:service:all',
    minutes: 25,
    reads: [
      ...CONFORMANCE,
      ...['scripts/codegen/openapi-generator/', 'scripts/codegen/server/', 'openapitools.json'],
    ],
  },
  {
    name: 'packages',
    script: 'test:packages',
    minutes: 10,
    reads: [...CONFORMANCE, 'scripts/contract-diff/', 'scripts/packages/', 'tests/packages/'],
  },
  { name: 'build', script: 'build', reads: APP },
  {
    name: 'README',
    script: 'test:readme',
    // Its commands reach most of the repository.
    reads: [...CODE, 'README.md', 'public/', 'index.html', 'redocly.yaml', 'openapitools.json'],
    needs: 'build',
  },
  {
    name: 'end-to-end',
    script: 'test:e2e',
    minutes: 60,
    reads: [...APP, 'tests/e2e/'],
    shards: true,
    needs: 'build',
  },
];

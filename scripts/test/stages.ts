export interface Stage {
  name: string;
  /** The npm script that runs the stage by itself. */
  script: string;
  /** How long it may take before it is ended as hanging; 5 when left out. */
  minutes?: number;
}

/** Every check, in the order of `npm test`: the quick ones first. */
export const STAGES: Stage[] = [
  { name: 'format and lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'boundaries', script: 'boundaries' },
  { name: 'contract lint', script: 'contract:lint' },
  { name: 'generated is current', script: 'generate:check' },
  { name: 'translations', script: 'i18n:check' },
  { name: 'unit', script: 'test:unit' },
  { name: 'contract diff', script: 'test:diff' },
  { name: 'contract', script: 'test:contract' },
  { name: 'conformance checks', script: 'test:conformance' },
  { name: 'conformance of the mock', script: 'conformance:mock' },
  { name: 'packages', script: 'test:packages', minutes: 10 },
  { name: 'build', script: 'build' },
  { name: 'README', script: 'test:readme' },
  { name: 'end-to-end', script: 'test:e2e', minutes: 45 },
];

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { byChange, byShard, type Choice, parseShard, unknownPaths } from './selection.ts';
import { STAGES } from './stages.ts';

const runs = (choices: readonly Choice[]) =>
  choices.filter(({ leftOut }) => leftOut === undefined).map(({ stage }) => stage.script);
const changed = (...paths: string[]) => byChange(STAGES, paths, 'abc');
const all = STAGES.map(({ script }) => script);
const whole = STAGES.map((stage): Choice => ({ stage, args: [] }));

describe('what a change can break', () => {
  it('is all that reads the contract', () => {
    const scripts = runs(changed('openapi/components/schemas/boats.yaml'));
    expect(all.filter((script) => !scripts.includes(script))).toEqual(['i18n:check']);
  });

  it('is nothing of the mock when only the app has changed', () => {
    const scripts = runs(changed('src/ui/button.tsx'));
    expect(scripts).toEqual([
      ...['lint', 'types', 'boundaries', 'i18n:check', 'test:unit', 'build'],
      ...['test:readme', 'test:e2e'],
    ]);
  });

  it('is neither build nor browser when only the conformance check has changed', () => {
    const scripts = runs(changed('scripts/conformance/run.ts'));
    expect(scripts).toContain('conformance:mock');
    expect(scripts).not.toContain('test:e2e');
  });

  it('is the changed tests alone where nothing else has, with the build that they look at', () => {
    const choices = changed('tests/e2e/discover/boat.spec.ts');
    expect(runs(choices)).toEqual(expect.arrayContaining(['build', 'test:e2e']));
    expect(choices.find(({ stage }) => stage.script === 'test:e2e')?.args).toEqual([
      '--only-changed=abc',
      '--pass-with-no-tests',
    ]);
    const setup = changed('tests/e2e/support/ports.ts');
    expect(setup.find(({ stage }) => stage.script === 'test:e2e')?.args).toEqual([]);
    const more = changed('tests/e2e/discover/boat.spec.ts', 'src/ui/button.tsx');
    expect(more.find(({ stage }) => stage.script === 'test:e2e')?.args).toEqual([]);
  });

  it('is the form alone of what only people read', () => {
    expect(runs(changed('mocks/README.md', '.github/workflows/ci.yml'))).toEqual(['lint']);
  });

  it('is everything after an install, and after a path that nobody has told of', () => {
    expect(runs(changed('package-lock.json'))).toEqual(all);
    expect(runs(changed('new-folder/index.ts'))).toEqual(all);
  });

  it('is told with the reason', () => {
    const [lint, , , contract] = changed('src/ui/button.tsx', 'src/ui/link.tsx');
    expect(lint?.because).toBe('src/ui/button.tsx and 1 more');
    expect(contract?.leftOut).toBe('reads nothing that has changed');
  });

  it('is known of every file of the repository', () => {
    const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8' });
    expect(unknownPaths(STAGES, stdout.trim().split('\n'))).toEqual([]);
  });
});

it('the places that stages read exist', () => {
  const places = new Set(STAGES.flatMap(({ reads = [] }) => reads));
  expect([...places].filter((place) => !existsSync(place))).toEqual([]);
});

describe('the parts of a run', () => {
  it.each([1, 2, 3])('are the whole when there are %d, and no stage runs twice', (total) => {
    const parts = Array.from({ length: total }, (_, at) =>
      byShard(whole, { index: at + 1, total }),
    );
    const divided = new Set(STAGES.filter(({ shards }) => shards).map(({ script }) => script));
    const ran = parts.flatMap(runs);
    expect(new Set(ran)).toEqual(new Set(all));
    const once = ran.filter((script) => !divided.has(script) && script !== 'build');
    expect(once).toHaveLength(new Set(once).size);
    for (const part of parts) expect(runs(part)).toEqual(expect.arrayContaining([...divided]));
  });

  it('hand their number on', () => {
    const part = byShard(whole, { index: 2, total: 3 });
    expect(part.find(({ stage }) => stage.script === 'test:e2e')?.args).toEqual(['--shard=2/3']);
  });

  it.each(['0/2', '3/2', '2', 'a/b', ''])('are not "%s"', (text) => {
    expect(parseShard(text)).toBeUndefined();
  });
});

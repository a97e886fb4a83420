import { EVERY_STAGE_READS, type Stage } from './stages.ts';

/** A stage of a run: with which arguments, or why it is left out. */
export interface Choice {
  stage: Stage;
  /** Added to those of its npm script. */
  args: string[];
  /** Undefined when it runs. */
  leftOut?: string;
  /** What made it run, or made it shorter. */
  because?: string;
}

/** One of several machines that share the stages. */
interface Shard {
  index: number;
  total: number;
}

/** What no check but the first reads: how the checks are started elsewhere, and what is not kept. */
const READ_BY_NONE = ['.github/', '.ci/', '.gitignore', 'biome.json'];

const isUnder = (path: string) => (place: string) =>
  place.endsWith('/') ? path.startsWith(place) : path === place;

/** READMEs of folders are for people; that of the repository is a test's. */
const isForPeople = (path: string) => path.endsWith('/README.md');

/** What the configuration of the browser tests imports: Playwright knows only what the tests import. */
const BROWSER_SETUP = ['playwright.config.ts', 'support/development.ts', 'support/ports.ts'];

const isBrowserTest = (path: string) =>
  path.startsWith('tests/e2e/') &&
  path.endsWith('.ts') &&
  !BROWSER_SETUP.some((file) => path === `tests/e2e/${file}`);

function isReadBy({ reads }: Stage, path: string): boolean {
  if (reads === undefined || EVERY_STAGE_READS.some(isUnder(path))) return true;
  return !isForPeople(path) && reads.some(isUnder(path));
}

/** Paths that no stage is known to read, so that nobody can say what a change in them breaks. */
export function unknownPaths(stages: readonly Stage[], paths: readonly string[]): string[] {
  return paths.filter((path) => {
    const places = [...EVERY_STAGE_READS, ...READ_BY_NONE];
    const isKnown = stages.some(({ reads }) => reads?.some(isUnder(path)));
    return !isKnown && !isForPeople(path) && !places.some(isUnder(path));
  });
}

/**
 * What a change of these paths can break. Of the end-to-end tests those alone that import what has
 * changed, when it is nothing but tests. A stage that another one needs runs as well.
 */
export function byChange(
  stages: readonly Stage[],
  paths: readonly string[],
  revision: string,
): Choice[] {
  const [unknown] = unknownPaths(stages, paths);
  const choices = stages.map((stage): Choice => {
    const read = paths.filter((path) => isReadBy(stage, path));
    const [first] = read;
    if (paths.length > 0 && unknown !== undefined)
      return { stage, args: [], because: `${unknown} is in no list of what stages read` };
    if (first === undefined) return { stage, args: [], leftOut: 'reads nothing that has changed' };
    if (stage.script === 'test:e2e' && read.every(isBrowserTest))
      return {
        stage,
        // A test that is gone leaves none to run.
        args: [`--only-changed=${revision}`, '--pass-with-no-tests'],
        because: 'nothing but tests',
      };
    return {
      stage,
      args: [],
      because: `${first}${read.length > 1 ? ` and ${read.length - 1} more` : ''}`,
    };
  });
  return withNeeded(choices);
}

/** The part of the run that one machine takes: together the parts are the whole, and none runs twice. */
export function byShard(choices: readonly Choice[], { index, total }: Shard): Choice[] {
  const needed = new Set(choices.map(({ stage }) => stage.needs));
  // What others need is made where it is needed, so it is nobody's share.
  const shared = choices.filter(({ stage }) => !stage.shards && !needed.has(stage.script));
  const parts = choices.map((choice): Choice => {
    const { stage, args, leftOut } = choice;
    if (leftOut !== undefined) return choice;
    if (stage.shards) return { ...choice, args: [...args, `--shard=${index}/${total}`] };
    const isOwn = shared.indexOf(choice) % total === index - 1;
    return isOwn ? choice : { stage, args: [], leftOut: 'another part runs it' };
  });
  return withNeeded(parts);
}

function withNeeded(choices: Choice[]): Choice[] {
  return choices.map((choice) => {
    const user = choices.find(
      ({ stage, leftOut }) => leftOut === undefined && stage.needs === choice.stage.script,
    );
    if (choice.leftOut === undefined || !user) return choice;
    return { stage: choice.stage, args: [], because: `${user.stage.script} needs it` };
  });
}

/** `2/3` as the second of three; undefined when the text is none. */
export function parseShard(text: string): Shard | undefined {
  const [, index = 0, total = 0] = /^(\d+)\/(\d+)$/u.exec(text)?.map(Number) ?? [];
  return index >= 1 && index <= total ? { index, total } : undefined;
}

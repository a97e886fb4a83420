import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { CannotGenerate } from '../openapi-generator/cannot-generate.ts';
import { generate } from '../openapi-generator/generate.ts';
import { isOnPath, run, Skipped } from '../openapi-generator/tools.ts';
import { missingFields } from './missing-fields.ts';
import { TARGETS, type Target } from './targets.ts';

/** Where the mock is, and what there is to call. */
export interface TestEnvironment {
  url: string;
  username: string;
  password: string;
  boat: number;
  /** A day on which it can be booked, `YYYY-MM-DD`. */
  day: string;
}

export type Step = 'generated' | 'complete' | 'compiled' | 'called';

/** How far a client came: the steps that went well, and what stopped the next one. */
export interface Outcome {
  steps: Step[];
  /** Why it could not be tried any further on this machine. */
  skipped?: string;
  /** What went wrong. */
  failure?: string;
  /** What had to be patched in the generated code. */
  patched?: string;
}

/** What a program prints. */
const Answer = v.object({
  boat: v.string(),
  booked: v.number(),
  kind: v.literal('BOAT'),
  error: v.literal('NOT_FOUND'),
});

/** Applies the target's patch and answers how many lines it took. */
function patched({ patch }: Target, folder: string): string | undefined {
  if (!patch) return undefined;
  let count = 0;
  for (const file of readdirSync(folder).filter((name) => patch.files.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const better = text.replaceAll(patch.wrong, patch.right);
    if (better === text) continue;
    count += text.match(patch.wrong)?.length ?? 0;
    writeFileSync(join(folder, file), better);
  }
  return count > 0 ? `${count} lines patched: ${patch.why}` : undefined;
}

function generateClient(name: string, target: Target, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  generate({
    generator: name,
    input: 'generated/openapi.json',
    output: join(folder, target.output),
    properties: target.properties,
    ...(target.arguments && { arguments: target.arguments }),
  });
  for (const [program, place] of Object.entries(target.programs)) {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    cpSync(join(import.meta.dirname, 'programs', name, program), join(folder, place));
  }
}

async function call(
  target: Target,
  folder: string,
  testEnvironment: TestEnvironment,
): Promise<void> {
  const environment = {
    PRUVA_URL: testEnvironment.url,
    PRUVA_USER: testEnvironment.username,
    PRUVA_PASSWORD: testEnvironment.password,
    PRUVA_BOAT: String(testEnvironment.boat),
    PRUVA_DAY: testEnvironment.day,
  };
  const printed = await run({ ...target.call, folder, environment });
  const line = printed.trim().split('\n').at(-1) ?? '';
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), Answer), line);
  if (!answer.success || answer.output.booked !== testEnvironment.boat) {
    throw new Error(`the program answered ${line || 'nothing'}`);
  }
}

/** Generates one client, compiles it, and makes its calls to the mock of the environment. Rejects with nothing. */
export async function checkClient(
  name: string,
  contract: OpenApiDocument,
  testEnvironment: TestEnvironment,
): Promise<Outcome> {
  const outcome: Outcome = { steps: [] };
  const target = TARGETS[name];
  if (!target) return { ...outcome, failure: `there is no client ${name}` };
  const folder = resolve('build/clients', name);
  try {
    generateClient(name, target, folder);
    outcome.steps.push('generated');
    const missing = missingFields(contract, join(folder, target.output));
    if (missing.length > 0) throw new Error(`the models lack ${missing.slice(0, 20).join(', ')}`);
    outcome.steps.push('complete');
    const lacking = target.tools.filter((tool) => !isOnPath(tool));
    if (lacking.length > 0) throw new Skipped(`there is no ${lacking.join(', no ')} on PATH`);
    const note = patched(target, folder);
    if (note) outcome.patched = note;
    for (const command of target.build) await run({ ...command, folder });
    outcome.steps.push('compiled');
    await call(target, folder, testEnvironment);
    outcome.steps.push('called');
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    // Without Java or the jar nothing of the contract was tried.
    const untried = error instanceof CannotGenerate && !said.startsWith('openapi-generator failed');
    if (error instanceof Skipped || untried) outcome.skipped = said;
    else outcome.failure = said;
  }
  return outcome;
}

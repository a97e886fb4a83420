import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { CannotGenerate } from '../openapi-generator/cannot-generate.ts';
import { generate } from '../openapi-generator/generate.ts';
import { isThere, run, Skipped } from '../openapi-generator/tools.ts';
import { missingFields } from './missing-fields.ts';
import { TARGETS, type Target } from './targets.ts';

/** Where the mock is, and what there is to call. */
export interface Scene {
  url: string;
  username: string;
  password: string;
  boat: number;
  /** A day on which it can be booked, `YYYY-MM-DD`. */
  day: string;
}

export type Step = 'generated' | 'whole' | 'compiled' | 'called';

/** How far a client came: the steps that went well, and what stopped the next one. */
export interface Outcome {
  steps: Step[];
  /** Why it could not be tried any further on this machine. */
  skipped?: string;
  /** What went wrong. */
  failure?: string;
  /** What had to be mended in the generated code. */
  mended?: string;
}

/** What a program prints. */
const Answer = v.object({
  boat: v.string(),
  booked: v.number(),
  kind: v.literal('BOAT'),
  error: v.literal('NOT_FOUND'),
});

/** Applies the target's mend and answers how many lines it took. */
function mended({ mend }: Target, folder: string): string | undefined {
  if (!mend) return undefined;
  let count = 0;
  for (const file of readdirSync(folder).filter((name) => mend.files.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const better = text.replaceAll(mend.wrong, mend.right);
    if (better === text) continue;
    count += text.match(mend.wrong)?.length ?? 0;
    writeFileSync(join(folder, file), better);
  }
  return count > 0 ? `${count} lines mended: ${mend.why}` : undefined;
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

async function call(target: Target, folder: string, scene: Scene): Promise<void> {
  const environment = {
    PRUVA_URL: scene.url,
    PRUVA_USER: scene.username,
    PRUVA_PASSWORD: scene.password,
    PRUVA_BOAT: String(scene.boat),
    PRUVA_DAY: scene.day,
  };
  const printed = await run({ ...target.call, folder, environment });
  const line = printed.trim().split('\n').at(-1) ?? '';
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), Answer), line);
  if (!answer.success || answer.output.booked !== scene.boat) {
    throw new Error(`the program answered ${line || 'nothing'}`);
  }
}

/** Generates one client, compiles it, and makes its calls to the scene's mock. Rejects with nothing. */
export async function checkClient(
  name: string,
  contract: OpenApiDocument,
  scene: Scene,
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
    outcome.steps.push('whole');
    const lacking = target.tools.filter((tool) => !isThere(tool));
    if (lacking.length > 0) throw new Skipped(`there is no ${lacking.join(', no ')} on PATH`);
    const note = mended(target, folder);
    if (note) outcome.mended = note;
    for (const command of target.build) await run({ ...command, folder });
    outcome.steps.push('compiled');
    await call(target, folder, scene);
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

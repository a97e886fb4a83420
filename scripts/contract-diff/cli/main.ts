import { writeFileSync } from 'node:fs';
import { compareContracts } from '../compare.ts';
import { InputError, messageOf } from '../lib/input-error.ts';
import { isObject } from '../lib/json.ts';
import { loadContract } from '../load/load.ts';
import { assertWellFormed } from '../load/malformed.ts';
import type { Format } from '../render/formats.ts';
import { renderGithub } from '../render/github.ts';
import { renderHtml } from '../render/html.ts';
import { renderJson } from '../render/json.ts';
import { renderMarkdown } from '../render/markdown.ts';
import { renderText } from '../render/text.ts';
import { exitCodeOf, type Report } from '../report/report.ts';
import { checkVersion } from '../report/version.ts';
import { applyWaivers, readWaivers } from '../report/waivers.ts';
import { helpOf, type Invocation, type Options, readArguments } from './arguments.ts';

const RENDERERS: Record<Format, (report: Report) => string> = {
  text: renderText,
  json: renderJson,
  markdown: renderMarkdown,
  html: renderHtml,
  github: renderGithub,
};

/**
 * The command line: prints the report and returns the exit code: 0 nothing breaking, 1 breaking or
 * a version that does not match, 2 wrong use or unreadable input.
 */
export async function main(args: string[], invocation: Invocation): Promise<0 | 1 | 2> {
  try {
    const options = readArguments(args, invocation);
    if (options === 'help') {
      process.stdout.write(helpOf(invocation));
      return 0;
    }
    const report = await createReport(options);
    write(RENDERERS[options.format](report), options.output);
    return exitCodeOf(report);
  } catch (cause) {
    // Whatever went wrong, "nothing breaking" was not proved: 2, never 0 or 1.
    const isForeign = !(cause instanceof InputError);
    process.stderr.write(`contract:diff: ${messageOf(cause)}\n`);
    if (isForeign && cause instanceof Error) process.stderr.write(`${cause.stack}\n`);
    return 2;
  }
}

async function createReport(options: Options): Promise<Report> {
  const waivers = options.waivers === undefined ? [] : readWaivers(options.waivers);
  const base = await loadContract(options.base, options.contract);
  const revision = await loadContract(options.revision, options.contract);
  assertWellFormed(revision);
  const found = await compareContracts(base, revision, options.today);
  const { findings, unused } = applyWaivers(found, waivers, options.today);
  const version = options.checkVersion
    ? checkVersion(versionOf(base.document.info), versionOf(revision.document.info), findings)
    : undefined;
  return { base, revision, today: options.today, findings, unusedWaivers: unused, version };
}

function versionOf(info: unknown): string {
  return isObject(info) && typeof info.version === 'string' ? info.version : '';
}

function write(text: string, output: string | undefined): void {
  if (output === undefined) {
    process.stdout.write(text);
    return;
  }
  try {
    writeFileSync(output, text);
  } catch (cause) {
    throw new InputError(`The report cannot be written to ${output}: ${messageOf(cause)}`, {
      cause,
    });
  }
}

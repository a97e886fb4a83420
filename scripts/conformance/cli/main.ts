import { appendFileSync, closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { type Contract, loadContract } from '../contract/contract.ts';
import { goneOf } from '../findings/accept/accept.ts';
import {
  type BaselineEntry,
  baselineText,
  readBaseline,
} from '../findings/accept/baseline-file.ts';
import { count, verdictOf } from '../findings/verdict.ts';
import { CannotRun, messageOf } from '../lib/cannot-run.ts';
import type { Options } from '../options.ts';
import { durationText, operationFacts } from '../output/facts.ts';
import { renderGithub } from '../output/github.ts';
import { renderHtml } from '../output/html.ts';
import { renderJson } from '../output/json.ts';
import { renderJunit } from '../output/junit.ts';
import { renderMarkdown } from '../output/markdown.ts';
import { renderTerminal } from '../output/terminal.ts';
import { type OnProgress, runConformance } from '../run.ts';
import type { Report, Round } from '../types.ts';
import { helpOf, type Invocation, readArguments } from './arguments.ts';
import { commandLineOf } from './command-line.ts';
import { createProgress, type Progress } from './progress.ts';

/** The command line: runs the checks, writes the reports, and returns the exit code: see `verdictOf`. */
export async function main(args: string[], invocation: Invocation): Promise<0 | 1 | 2> {
  try {
    const options = readArguments(args, invocation);
    if (options === 'help') {
      process.stdout.write(helpOf(invocation.command));
      return 0;
    }
    const contract = readContractFile(options.contract);
    // A run may take an hour: what cannot be written is told before it.
    const { junit, json, html, markdown, writeBaseline, resume } = options;
    for (const file of [junit, json, html, markdown, writeBaseline, resume]) checkWritable(file);
    const checked = await runWithProgress(options, contract, invocation);
    const report = { ...checked, command: commandLineOf(invocation.command, args) };
    writeReports(report, options, contract);
    return verdictOf(report).exitCode;
  } catch (cause) {
    // Whatever went wrong, nothing was proved: 2, never 0 or 1.
    process.stderr.write(`conformance: ${messageOf(cause)}\n`);
    if (!(cause instanceof CannotRun) && cause instanceof Error) {
      process.stderr.write(`${cause.stack}\n`);
    }
    return 2;
  }
}

function readContractFile(file: string): Contract {
  try {
    return loadContract(file);
  } catch (cause) {
    throw new CannotRun(`The contract cannot be read from ${file}.`, { cause });
  }
}

async function runWithProgress(
  options: Options,
  contract: Contract,
  { startMock }: Invocation,
): Promise<Report> {
  let current: { part: string; progress: Progress } | undefined;
  const onProgress: OnProgress = (part, done, total, label) => {
    if (current?.part !== part) {
      current?.progress.end();
      current = { part, progress: createProgress(process.stderr, part) };
    }
    current.progress.update(done, total, label);
  };
  const interrupt = new AbortController();
  function onInterrupt() {
    process.stderr.write(
      '\nEnding: what is under way is finished and taken back, then the report is written. Once more ends it now.\n',
    );
    interrupt.abort();
  }
  function onRound({ part, seed, duration, found }: Round) {
    current?.progress.end();
    current = undefined;
    process.stderr.write(
      `${part}, seed ${seed}: ${count(found, 'new finding')} in ${durationText(duration)}\n`,
    );
  }
  process.once('SIGINT', onInterrupt);
  try {
    // The time of --quick is that of the whole command.
    const begun = options.quick ? performance.timeOrigin : undefined;
    const hooks = { signal: interrupt.signal, onRound, begun };
    return await runConformance(options, contract, onProgress, startMock, hooks);
  } finally {
    process.removeListener('SIGINT', onInterrupt);
    current?.progress.end();
  }
}

function writeReports(report: Report, options: Options, contract: Contract): void {
  const facts = operationFacts(contract);
  const isColourful = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
  const text = renderTerminal(report, facts, isColourful);
  process.stdout.write(options.github ? renderGithub(text, report, facts) : text);
  write(options.junit, () => renderJunit(report, facts));
  write(options.json, () => renderJson(report));
  write(options.html, () => renderHtml(report, facts));
  write(options.markdown, () => renderMarkdown(report, facts));
  write(options.writeBaseline, () => baselineText(nextBaseline(report, options.baseline)));
  if (!options.github) return;
  reporting(process.env.GITHUB_STEP_SUMMARY, (path) =>
    appendFileSync(path, renderMarkdown(report, facts)),
  );
}

/** What the next run is held against: what was met, and of the baseline before what was not looked for. */
function nextBaseline(report: Report, before: string | undefined): BaselineEntry[] {
  const inBaseline = report.accepted.filter(({ by }) => by === 'baseline');
  const met = [...report.findings, ...inBaseline.map(({ finding }) => finding)];
  if (before === undefined) return met;
  const old = readBaseline(before);
  const done = new Set([
    ...[...met, ...report.accepted.map(({ finding }) => finding)].map(({ id }) => id),
    ...goneOf(report, old).map(({ id }) => id),
  ]);
  return [...met, ...old.filter(({ id }) => !done.has(id))];
}

function checkWritable(file: string | undefined): void {
  reporting(file, (path) => {
    const isNew = !existsSync(path);
    closeSync(openSync(path, 'a'));
    if (isNew) rmSync(path);
  });
}

function write(file: string | undefined, render: () => string): void {
  reporting(file, (path) => writeFileSync(path, render()));
}

function reporting(file: string | undefined, act: (path: string) => void): void {
  if (file === undefined) return;
  try {
    act(file);
  } catch (cause) {
    throw new CannotRun(`The report cannot be written to ${file}.`, { cause });
  }
}

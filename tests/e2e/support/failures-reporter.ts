import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';

const SERVER_LINES = 30;

function titleOf(test: TestCase): string {
  const [, project, , ...titles] = test.titlePath();
  const file = relative(import.meta.dirname, test.location.file).replaceAll('\\', '/');
  return `[${project}] ${file.replace('../', '')}:${test.location.line} › ${titles.join(' › ')}`;
}

const errorsOf = ({ errors }: TestResult) =>
  errors.map(({ message, value, snippet }) =>
    stripVTControlCharacters([message ?? value ?? '', snippet ?? ''].join('\n')).trim(),
  );

/**
 * Prints failures alone, each as soon as it happens and in one line, and the details at the end: a log that
 * is cut short, or a run that is ended from outside, still says which tests failed.
 */
export default class FailuresReporter implements Reporter {
  #suite: Suite | undefined;
  /** The last lines of the servers: what they say of a fault, without the noise of a whole run. */
  #serverLines: string[] = [];

  printsToStdio(): boolean {
    return true;
  }

  onBegin({ workers }: FullConfig, suite: Suite): void {
    this.#suite = suite;
    console.log(`${suite.allTests().length} tests, ${workers} workers`);
  }

  onStdErr(chunk: string | Buffer, test?: TestCase): void {
    if (test) return;
    const lines = chunk.toString().trimEnd().split('\n');
    this.#serverLines = [...this.#serverLines, ...lines].slice(-SERVER_LINES);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus || result.status === 'skipped') return;
    const [first = result.status] = errorsOf(result);
    const attempt = test.retries > 0 ? `, attempt ${result.retry + 1} of ${test.retries + 1}` : '';
    console.log(`failed${attempt}: ${titleOf(test)}: ${first.split('\n')[0]}`);
  }

  onError({ message, value }: { message?: string; value?: string }): void {
    console.log(stripVTControlCharacters(message ?? value ?? 'A fault without a message.'));
  }

  onEnd({ status }: FullResult): void {
    const tests = this.#suite?.allTests() ?? [];
    const count = (outcome: string) => tests.filter((test) => test.outcome() === outcome).length;
    console.log(
      `${count('expected')} passed, ${count('flaky')} flaky, ${count('unexpected')} failed, ${count('skipped')} skipped`,
    );
    if (status === 'passed') return;
    for (const test of tests.filter((each) => each.outcome() === 'unexpected')) {
      console.log(`\n${titleOf(test)}`);
      for (const result of test.results.slice(-1)) console.log(errorsOf(result).join('\n\n'));
    }
    if (this.#serverLines.length > 0)
      console.log(`\nThe servers said last:\n${this.#serverLines.join('\n')}`);
  }
}

import { parseArgs } from 'node:util';
import { CannotRun, messageOf } from '../lib/cannot-run.ts';
import type { Options } from '../options.ts';
import type { StartMock } from '../oracle/mock-server.ts';

/** How the check is started, and what it checks against unless told otherwise. */
export interface Invocation {
  /** As the reader of `--help` types it: `npm run conformance --`. */
  command: string;
  /** The bundled contract, a JSON file. */
  contract(): string;
  /** The folder of the contract's Arazzo workflows. */
  workflows(): string;
  /** Starts the mock that sequences of calls are compared with. */
  startMock: StartMock;
}

/** The text of `--help`; `command` is how the reader starts the check. */
export const helpOf = (command: string) => `Usage: ${command} --server <URL> [options]

Asks a running service for everything the contract promises, and says where it differs.

  --server <URL>           the service; without a path, the contract's base path is tried first:
                           http://127.0.0.1:4010 stands for http://127.0.0.1:4010/api
  --auth <file>            JSON: who the checks sign in as, by a sign-in or a token each:
                           {"CUSTOMER": {"username": "…", "password": "…"}, "OTHER_CUSTOMER": {…},
                            "BOAT_OWNER": {"token": "…"}, "OTHER_BOAT_OWNER": {…}, "ADMIN": {…}}
                           customers left out are registered, boat owners with the help of ADMIN; what
                           needs anybody else is not checked, which is exit 2
  --header 'Name: value'   sent with every call; may be repeated
  --seed <number>          the same seed sends the same requests; 1 unless given
  --only <pattern>         check these alone: operationIds, tags or workflow ids, * for any text,
                           separated by commas or repeated. Journeys run when a pattern names them
  --skip <pattern>         leave these out
  --shard <i>/<n>          the i-th of n parts, for n machines; each compares other calls with the mock
  --quick                  as much as fits into 60 s, of every part its share; the rest is said, and is no
                           failure, unless hardly anything had its turn: that is exit 2. Another seed
                           takes another sample. For every push
  --minutes <number>       repeat the parts with further seeds until then. For the night. Ctrl+C ends it
                           with its report
  --resume <file>          keep there how far --minutes is, and go on from there
  --max-time <seconds>     end then; what had no turn is reported, and the exit code is not 0
  --rate <number>          at most so many requests per second
  --no-journeys            without the journeys
  --no-sweep               without the sweep
  --no-oracle              without the oracle: calls that are sent to the service and to the mock, and
                           compared
  --oracle                 a run without the mock or without an ADMIN to compare with is exit 2; it is only
                           told in the report unless given
  --oracle-time <seconds>  how long calls are compared; 30 for each operation, at most 150, unless given,
                           and up to as long again to shorten and to take back
  --cases <number>         at most so many writes, and so many readings before and after each move, so that
                           a slow machine compares the same as a fast one
  --sequences <number>     at most so many sequences; without --oracle-time at most 20 for each operation
  --replay <token>         play one sequence again and nothing else, as a finding says under again
  --contract <file>        the bundled contract, in place of the one that comes along
  --workflows <folder>     the Arazzo workflows, in place of those that come along
  --allow-foreign-writes   also change records that the run did not create. Never on real data
  --keep                   take nothing back of what the sweep makes, so that the lines printed with its findings
                           can be sent again. What is compared with the mock is taken back
  --junit <file>           write JUnit XML there
  --json <file>            write JSON there
  --html <file>            write one HTML page there
  --markdown <file>        write Markdown there
  --github                 errors as annotations and a summary of the step, for GitHub Actions; by
                           itself where GITHUB_ACTIONS is true
  --known <file>           YAML or JSON: findings that are accepted for now, with reason and last day.
                           Each finding prints the line for it; once expired, it fails again
  --baseline <file>        only findings that this file does not have fail; those gone are told
  --write-baseline <file>  write the findings of this run there; the exit code stays
  --help                   this text

The report is printed as well; progress goes to stderr.

Exit code: 0 conformant; 1 findings; 2 not proved: wrong use, the server does not answer or is another,
credentials are refused or missing, nothing selected, or the time or a limit of requests (429) ended the
run before anything was found.
`;

const FLAGS = {
  server: { type: 'string' },
  auth: { type: 'string' },
  contract: { type: 'string' },
  workflows: { type: 'string' },
  header: { type: 'string', multiple: true },
  seed: { type: 'string', default: '1' },
  only: { type: 'string', multiple: true },
  skip: { type: 'string', multiple: true },
  shard: { type: 'string', default: '1/1' },
  quick: { type: 'boolean', default: false },
  minutes: { type: 'string' },
  resume: { type: 'string' },
  'max-time': { type: 'string' },
  rate: { type: 'string' },
  'no-journeys': { type: 'boolean', default: false },
  'no-sweep': { type: 'boolean', default: false },
  oracle: { type: 'boolean', default: false },
  'no-oracle': { type: 'boolean', default: false },
  'oracle-time': { type: 'string' },
  cases: { type: 'string' },
  sequences: { type: 'string' },
  replay: { type: 'string' },
  'allow-foreign-writes': { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
  junit: { type: 'string' },
  json: { type: 'string' },
  html: { type: 'string' },
  markdown: { type: 'string' },
  github: { type: 'boolean', default: false },
  known: { type: 'string' },
  baseline: { type: 'string' },
  'write-baseline': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** The options on the command line, or `help`. Throws CannotRun for anything it does not know. */
export function readArguments(
  args: string[],
  invocation: Pick<Invocation, 'contract' | 'workflows'>,
): Options | 'help' {
  const { values } = parseFlags(args);
  if (values.help) return 'help';
  const { quick, resume, replay } = values;
  const minutes = readNumber('--minutes', values.minutes, POSITIVE);
  if (quick && minutes !== undefined)
    throw new CannotRun('--quick and --minutes exclude each other: take one of them.');
  if (resume !== undefined && minutes === undefined)
    throw new CannotRun('--resume goes with --minutes: say for how long the run goes on.');
  if (values.keep && minutes !== undefined)
    throw new CannotRun('--keep and --minutes exclude each other: take one of them.');
  const oracle = !values['no-oracle'];
  if (values['no-journeys'] && values['no-sweep'] && !oracle) {
    throw new CannotRun(
      '--no-journeys, --no-sweep and --no-oracle together leave nothing to check.',
    );
  }
  if (replay !== undefined && !oracle)
    throw new CannotRun('--replay and --no-oracle exclude each other: take one of them.');
  // What is played again is to be seen by itself.
  const isWhole = replay === undefined;
  return {
    contract: values.contract ?? invocation.contract(),
    workflows: values.workflows ?? invocation.workflows(),
    server: readServer(values.server),
    auth: values.auth,
    headers: Object.fromEntries((values.header ?? []).map(readHeader)),
    seed: readNumber('--seed', values.seed, WHOLE) ?? 1,
    only: patterns(values.only ?? [], '--only'),
    skip: patterns(values.skip ?? [], '--skip'),
    shard: readShard(values.shard),
    maxTime: seconds(readNumber('--max-time', values['max-time'], POSITIVE)),
    rate: readNumber('--rate', values.rate, POSITIVE),
    journeys: isWhole && !values['no-journeys'],
    sweep: isWhole && !values['no-sweep'],
    oracle,
    needsOracle: oracle && (values.oracle || replay !== undefined),
    oracleTime: seconds(readNumber('--oracle-time', values['oracle-time'], POSITIVE)),
    cases: readNumber('--cases', values.cases, POSITIVE),
    sequences: readNumber('--sequences', values.sequences, POSITIVE) ?? Number.POSITIVE_INFINITY,
    replay,
    allowForeignWrites: values['allow-foreign-writes'],
    keep: values.keep,
    junit: values.junit,
    json: values.json,
    html: values.html,
    markdown: values.markdown,
    github: values.github || process.env.GITHUB_ACTIONS === 'true',
    quick,
    minutes: minutes === undefined ? undefined : minutes * 60_000,
    resume,
    known: values.known,
    baseline: values.baseline,
    writeBaseline: values['write-baseline'],
  };
}

/** The options in the order they are typed; throws CannotRun for any that there is not. */
export function parsedFlags(args: string[]): { name: string; value: string | undefined }[] {
  return parseFlags(args).tokens.flatMap((token) =>
    token.kind === 'option' ? [{ name: token.name, value: token.value }] : [],
  );
}

/** A number below 0 is taken for another option unless it is joined to its own. */
function joined(args: readonly string[]): string[] {
  return args.flatMap((one, index) => {
    const next = args[index + 1] ?? '';
    const isNumber = (text: string) => /^-\d/u.test(text);
    if (/^--[a-z-]+$/u.test(one) && isNumber(next)) return [`${one}=${next}`];
    return isNumber(one) && /^--[a-z-]+$/u.test(args[index - 1] ?? '') ? [] : [one];
  });
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args: joined(args),
      options: FLAGS,
      strict: true,
      allowPositionals: false,
      tokens: true,
    });
  } catch (cause) {
    const [said = ''] = messageOf(cause).split('\n');
    throw new CannotRun(`${said.replace(/\.$/u, '')}. Run with --help to see every option.`);
  }
}

function readServer(text: string | undefined): string {
  if (text === undefined) {
    throw new CannotRun(
      '--server is missing: say where the service is, as in --server http://127.0.0.1:4010',
    );
  }
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash) {
    throw new CannotRun(`--server ${text} is no address. Write it as http://127.0.0.1:4010`);
  }
  if (url.username || url.password) {
    throw new CannotRun('--server takes no user name or password. Use --header or --auth.');
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/u, '');
}

function readHeader(text: string): [name: string, value: string] {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(colon, 0)).trim();
  const value = text.slice(colon + 1).trim();
  try {
    new Headers([[name, value]]);
  } catch (cause) {
    throw new CannotRun(`--header ${text} is no header. Write it as 'Name: value'.`, { cause });
  }
  return [name, value];
}

function readShard(text: string): { index: number; total: number } {
  const [, index, total] = /^(\d+)\/(\d+)$/u.exec(text)?.map(Number) ?? [];
  if (!index || !total || index > total) {
    throw new CannotRun(`--shard ${text} is no part. Write it as 1/4, 2/4, 3/4 or 4/4.`);
  }
  return { index, total };
}

/** Which numbers an option takes, as a reader is told. */
interface Range {
  has(number: number): boolean;
  text: string;
}
const POSITIVE: Range = { has: (number) => number > 0, text: 'a number above 0' };
const WHOLE: Range = {
  has: (number) => Number.isSafeInteger(number) && number >= 0,
  text: 'a whole number, 0 or above',
};

function readNumber(flag: string, text: string | undefined, range: Range): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || !range.has(number)) {
    throw new CannotRun(`${flag} "${text}" is not a number that it takes: give ${range.text}.`);
  }
  return number;
}

function seconds(number: number | undefined): number | undefined {
  return number === undefined ? undefined : number * 1000;
}

function patterns(texts: string[], flag: string): string[] {
  const all = texts.flatMap((text) => text.split(',').map((each) => each.trim()));
  if (all.includes('')) throw new CannotRun(`${flag} needs a pattern, as in ${flag} createBooking`);
  return all;
}

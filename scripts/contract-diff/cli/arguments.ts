import { parseArgs } from 'node:util';
import { parseDay, todayInIstanbul } from '../lib/day.ts';
import { InputError, messageOf } from '../lib/input-error.ts';
import { FORMATS, type Format } from '../render/formats.ts';

/** How the comparison is started, and what it compares unless told otherwise. */
export interface Invocation {
  /** As the reader of `--help` types it: `npm run contract:diff --`. */
  command: string;
  /** The contract's file, from the folder the command runs in. */
  contract: string;
}

export interface Options {
  /** The contract's file in a git revision that is named without a path. */
  contract: string;
  base: string;
  revision: string;
  format: Format;
  output?: string;
  waivers?: string;
  checkVersion: boolean;
  /** `YYYY-MM-DD`, a calendar day in Europe/Istanbul. */
  today: string;
}

/** The text of `--help`. */
export const helpOf = ({
  command,
  contract,
}: Invocation) => `Usage: ${command} --base <file or git revision> [options]

Says which change of the contract breaks whom.

  --base <file|revision>   what to compare with: a file, a git revision, or REVISION:PATH
  --revision <file|...>    what to judge; the file of --contract unless given
  --contract <path>        where the contract stands, in a revision too; ${contract} unless given
  --format <format>        ${FORMATS.join(', ')}; text unless given
  --output <file>          write the report there instead of printing it
  --waivers <file>         YAML or JSON list of changes that are accepted
  --check-version          info.version must match the change
  --today <YYYY-MM-DD>     the day for sunset and expiry dates; today in Istanbul unless given
  --help                   this text

Exit code: 0 nothing breaking, 1 breaking (or a version that does not match),
2 wrong use or input that cannot be read. The README of contract-diff says what counts as breaking.
`;

const FLAGS = {
  base: { type: 'string' },
  revision: { type: 'string' },
  contract: { type: 'string' },
  format: { type: 'string', default: 'text' },
  output: { type: 'string' },
  waivers: { type: 'string' },
  'check-version': { type: 'boolean', default: false },
  today: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** The options on the command line, or `help`. Throws InputError for anything it does not know. */
export function readArguments(
  args: string[],
  invocation: Pick<Invocation, 'contract'>,
): Options | 'help' {
  const { values } = parseFlags(args);
  if (values.help) return 'help';
  if (!values.base) {
    throw new InputError('--base is missing: name a file or a git revision, as in --base main.');
  }
  const format = FORMATS.find((known) => known === values.format);
  if (!format) {
    throw new InputError(
      `--format ${values.format} is unknown. Use one of: ${FORMATS.join(', ')}.`,
    );
  }
  if (values.today !== undefined && parseDay(values.today) === undefined) {
    throw new InputError(`--today ${values.today} is not a day. Write it as YYYY-MM-DD.`);
  }
  const contract = values.contract ?? invocation.contract;
  return {
    contract,
    base: values.base,
    revision: values.revision ?? contract,
    format,
    output: values.output,
    waivers: values.waivers,
    checkVersion: values['check-version'],
    today: values.today ?? todayInIstanbul(),
  };
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS, strict: true, allowPositionals: false });
  } catch (cause) {
    throw new InputError(`${messageOf(cause)}. Run with --help to see every option.`, { cause });
  }
}

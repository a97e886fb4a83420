import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Ends the process with exit code 2, wrong use, after saying how to mend it. */
export function wrongUse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** The whole number from 1 on that an option was given; ends the process with 2 when it is none. */
export function wholeNumber(name: string, value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1) return number;
  return wrongUse(`--${name} takes a whole number, not ${value}.`);
}

/**
 * The values of a script's options. `--help` prints `help` and ends the process with 0; an option
 * or an argument it does not know ends it with 2 and shows `help`. `args` are those of the process
 * unless a script has a form of its own for one of them.
 */
export function commandLine<T extends Options>(
  help: string,
  options: T,
  args: string[] = process.argv.slice(2),
) {
  if (args.some((argument) => argument === '--help' || argument === '-h')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    return wrongUse(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
}

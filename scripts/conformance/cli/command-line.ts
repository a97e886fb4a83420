import { quote } from 'shlex';
import { parsedFlags } from './arguments.ts';

/** What says which service is asked for what: all else is of one run alone. */
const OF_THE_CHECK: readonly string[] = [
  'server',
  'auth',
  'header',
  'only',
  'skip',
  'contract',
  'workflows',
  'rate',
  'allow-foreign-writes',
];

/** The command line that asks the same service for the same again, as somebody types it; without a seed. */
export function commandLineOf(command: string, args: string[]): string {
  const words = parsedFlags(args).flatMap(({ name, value }) => {
    if (!OF_THE_CHECK.includes(name)) return [];
    return value === undefined ? [`--${name}`] : [`--${name}`, quote(value)];
  });
  return [command, ...words].join(' ');
}

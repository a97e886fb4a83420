import { parseArgs } from 'node:util';
import { mock } from '../behaviour.ts';
import { BASE } from '../engine/contract/base.ts';
import { isOrigin } from '../server/access/access-check.ts';
import { hostNameOf } from '../server/access/host-name.ts';
import type { ContractFiles } from '../server/contract-files.ts';
import { CONTROL } from '../server/http/http.ts';
import type { MockOptions } from '../server/mock.ts';
import { isStartDay, REAL_DAY, SEASON_DAY, START_DAYS } from '../server/session/start-day.ts';

const SCENARIOS = mock.scenarios.map(({ name }) => name);

/** The command line is not what it should be; the message says how to mend it. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}

/** The text of `--help`; `command` is how the reader starts the mock. */
export const helpOf = (command: string) => `Usage: ${command} [options]

Serves the contract under ${BASE} and remembers what is written. Requests and answers are checked
against the contract on every call.

  --port N                where to listen (4010)
  --host ADDRESS          which address to listen on (127.0.0.1)
  --allow-host NAME       also accept calls under this host name, such as mock.test; repeatable
  --allow-origin URL      also accept calls from pages of this origin, such as https://app.test;
                          repeatable. Pages of this machine are always accepted
  --scenario NAME         what to start from: ${SCENARIOS.join(', ')}
  --today DAY             the calendar day, YYYY-MM-DD, of data and clock when a session begins;
                          ${REAL_DAY} for the day it is in Istanbul (${SEASON_DAY}, in the season; ${REAL_DAY}
                          with --upstream)
  --data FILE             keep the state in a file across restarts
  --record FILE           write every call to a HAR file, without tokens and passwords
  --play FILE             answer recorded calls from a HAR file, all others by the mock
  --verbose               print a line for every call: request, caller, status, reason of a refusal
  --upstream URL          send every call to a real service; answer what it does not have yet
  --upstream-only NAMES   send only these operations or tags there: Boats,getTour
  --mock-only NAMES       never send these operations or tags there
  --contract FILE         the contract in one JSON file, instead of the installed one
  --contract-source FILE  the root of its sources, openapi.yaml: loaded again when they change
  --quiet                 print nothing but problems
  --help                  show this

Sessions   -H 'X-Mock-Session: anna' has a state of its own; without it, one shared state.
Failing    -H 'Prefer: code=503' for a call; ${CONTROL}/faults for the calls to come.
Control    http://127.0.0.1:4010${CONTROL} lists reset, scenarios, clock, faults, outbox, snapshot.
`;

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
        'allow-host': { type: 'string', multiple: true, default: [] },
        'allow-origin': { type: 'string', multiple: true, default: [] },
        scenario: { type: 'string', default: 'default' },
        today: { type: 'string' },
        data: { type: 'string' },
        record: { type: 'string' },
        play: { type: 'string' },
        verbose: { type: 'boolean' },
        upstream: { type: 'string' },
        'upstream-only': { type: 'string', multiple: true, default: [] },
        'mock-only': { type: 'string', multiple: true, default: [] },
        contract: { type: 'string' },
        'contract-source': { type: 'string' },
        quiet: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (cause) {
    throw new WrongUse(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

type Values = ReturnType<typeof parsed>;

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new WrongUse(`--port takes 1 to 65535, not ${text}.`);
}

/** What is wrong with the options, in a sentence; undefined when nothing is. */
function problemOf(values: Values): string | undefined {
  for (const [name, value] of Object.entries(values)) {
    // An empty address would listen to every network, an empty file keep nothing.
    if ([value].flat().includes('')) return `--${name} needs a value. See --help.`;
  }
  const { scenario, today, upstream } = values;
  if (!SCENARIOS.includes(scenario))
    return `--scenario ${scenario} is unknown. Use one of: ${SCENARIOS.join(', ')}.`;
  const host = values['allow-host'].find((name) => hostNameOf(name) === undefined);
  if (host !== undefined) return `--allow-host ${host} is no host name. Write it as mock.test`;
  const origin = values['allow-origin'].find((name) => !isOrigin(name));
  if (origin !== undefined)
    return `--allow-origin ${origin} is no origin. Write it as https://app.test, without a path.`;
  if (today !== undefined && !isStartDay(today)) return `--today ${today} is no day. ${START_DAYS}`;
  if (upstream !== undefined && !/^https?:$/.test(URL.parse(upstream)?.protocol ?? ''))
    return `--upstream ${upstream} is no address. Write it as http://127.0.0.1:8080`;
  if (upstream === undefined && [...values['upstream-only'], ...values['mock-only']].length > 0)
    return '--upstream-only and --mock-only choose what --upstream is asked for: name it too.';
  return undefined;
}

const namesOf = (values: readonly string[]) =>
  values
    .flatMap((value) => value.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The options of a command line, or `help`. `contract` is where the contract is unless it is named. */
export function readOptions(
  args: string[],
  contract: () => ContractFiles,
): { options: MockOptions; quiet: boolean } | 'help' {
  const values = parsed(args);
  if (values.help) return 'help';
  const port = portOf(values.port);
  const problem = problemOf(values);
  if (problem !== undefined) throw new WrongUse(problem);
  const { host, scenario, today, data, record, play, verbose, upstream, quiet = false } = values;
  return {
    quiet,
    options: {
      contract: {
        ...(values.contract === undefined ? contract() : { bundle: values.contract }),
        ...(values['contract-source'] && { source: values['contract-source'] }),
      },
      port,
      host,
      allowHosts: values['allow-host'],
      allowOrigins: values['allow-origin'],
      scenario,
      today,
      data,
      record,
      play,
      verbose,
      upstream,
      upstreamOnly: namesOf(values['upstream-only']),
      mockOnly: namesOf(values['mock-only']),
    },
  };
}

import { mock } from '../behaviour.ts';
import { BASE } from '../engine/contract/base.ts';
import { ContractFileError, type ContractFiles } from '../server/contract-files.ts';
import { CONTROL } from '../server/http/http.ts';
import { RoutingError, type RunningMock, startMock } from '../server/mock.ts';
import { UnplayableFile } from '../server/recording/player.ts';
import { UnwritableFile } from '../server/recording/recorder.ts';
import { StateFileError } from '../server/state-file/state-file-error.ts';
import { helpOf, readOptions, WrongUse } from './options.ts';

/** How the mock is started, and what it serves unless told otherwise. */
interface Invocation {
  /** As the reader of `--help` types it: `npm run mock --`. */
  command: string;
  contract(): ContractFiles;
}

/** The sentence for whoever started the mock; undefined for what is a defect of the mock. */
function messageOf(error: unknown): string | undefined {
  if (error instanceof UnplayableFile) return `--play ${error.message}`;
  if (error instanceof UnwritableFile) return `--record ${error.message}`;
  if (error instanceof StateFileError) return `--data ${error.message}`;
  if (error instanceof ContractFileError) return `--contract ${error.message}`;
  if (error instanceof WrongUse || error instanceof RoutingError) return error.message;
  if (!(error instanceof Error && 'syscall' in error)) return undefined;
  const { code, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use. Choose another: --port ${Number(port) + 1}`
    : `It cannot listen on ${address}, port ${port}: ${error.message}`;
}

function introduce({ url }: RunningMock): void {
  console.log(`\n  The API      ${url}${BASE}\n  Its control  ${url}${CONTROL}\n`);
  const width = Math.max(...mock.people.map(({ username }) => username.length));
  for (const { username, password, role, summary } of mock.people) {
    console.log(`  ${username.padEnd(width)}  ${password}  ${role.padEnd(10)}  ${summary.en}`);
  }
}

/** The command line: starts the mock, which runs until it is ended. Wrong use is exit code 2. */
export async function main(args: string[], { command, contract }: Invocation): Promise<void> {
  try {
    const read = readOptions(args, contract);
    if (read === 'help') {
      console.log(helpOf(command));
      return;
    }
    const { options, quiet } = read;
    const log = (line: string) => {
      if (!quiet || line.startsWith('✗')) console.log(line);
    };
    const running = await startMock(mock, { ...options, watch: true, log });
    if (!quiet) introduce(running);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => running.close().then(() => process.exit(0)));
    }
  } catch (error) {
    const message = messageOf(error);
    if (message === undefined) throw error;
    console.error(
      error instanceof WrongUse ? `${message}\n${command} --help lists the options.` : message,
    );
    process.exitCode = 2;
  }
}

import { describe, expect, it } from 'vitest';
import { CannotRun } from '../lib/cannot-run.ts';
import { readArguments } from './arguments.ts';

const OWN = { contract: () => 'own.json', workflows: () => 'own' };

function read(...args: string[]) {
  const options = readArguments(['--server', 'http://127.0.0.1:4010', ...args], OWN);
  if (options === 'help') throw new Error('asked for help');
  return options;
}

describe('the command line', () => {
  it('takes the server as it is typed, but for a slash at its end', () => {
    expect(read().server).toBe('http://127.0.0.1:4010');
    expect(read('--server', 'https://pruva.example/v2/').server).toBe('https://pruva.example/v2');
  });

  it('checks everything unless told otherwise', () => {
    expect(read()).toMatchObject({
      seed: 1,
      only: [],
      skip: [],
      shard: { index: 1, total: 1 },
      maxTime: undefined,
      rate: undefined,
      journeys: true,
      sweep: true,
      oracle: true,
      needsOracle: false,
      allowForeignWrites: false,
    });
  });

  it('compares with the mock unless told otherwise, and needs it for --oracle alone', () => {
    expect(read('--no-oracle')).toMatchObject({ oracle: false, needsOracle: false });
    expect(read('--no-oracle', '--quick')).toMatchObject({ oracle: false });
    expect(read('--oracle')).toMatchObject({ oracle: true, needsOracle: true });
    expect(read('--cases', '40', '--sequences', '2')).toMatchObject({ cases: 40, sequences: 2 });
  });

  it('plays a sequence again and nothing else', () => {
    const alone = { sweep: false, journeys: false, oracle: true, needsOracle: true };
    expect(read('--replay', '3:getBoat:')).toMatchObject(alone);
    expect(() => read('--replay', '3:getBoat:', '--no-oracle')).toThrow('exclude each other');
  });

  it('reads lists, headers, parts, milliseconds and files', () => {
    const options = read(
      ...['--only', 'getBoat, list*', '--only', 'Boats', '--header', 'X-Mock-Session: a:b'],
      ...['--shard', '2/4', '--max-time', '1.5', '--rate', '20', '--html', 'out.html'],
    );
    expect(options).toMatchObject({
      only: ['getBoat', 'list*', 'Boats'],
      headers: { 'X-Mock-Session': 'a:b' },
      shard: { index: 2, total: 4 },
      maxTime: 1500,
      rate: 20,
      html: 'out.html',
    });
  });

  it('takes the contract that comes along unless another is named', () => {
    expect(read()).toMatchObject({ contract: 'own.json', workflows: 'own' });
    const named = read('--contract', 'theirs.json', '--workflows', 'theirs');
    expect(named).toMatchObject({ contract: 'theirs.json', workflows: 'theirs' });
  });

  it('shows the help without a server', () => {
    expect(readArguments(['-h'], OWN)).toBe('help');
  });

  it.each([
    [['--server', 'localhost:4010'], 'no address'],
    [['--server', 'http://me:secret@localhost'], 'no user name'],
    [['--shard', '5/4'], 'no part'],
    [['--shard', '0/4'], 'no part'],
    [['--seed', '1.5'], 'not a number'],
    [['--seed', ''], 'not a number'],
    [['--max-time', '0'], 'not a number'],
    [['--rate=-1'], 'not a number'],
    [['--max-time', '-3'], '--max-time "-3" is not a number that it takes: give a number above 0.'],
    [['--seed', '-1'], 'give a whole number, 0 or above.'],
    [['--seed', '--only'], "Option '--seed' argument is ambiguous. Run with --help"],
    [['--header', 'no colon here'], 'no header'],
    [['--only', ','], 'needs a pattern'],
    [['--no-journeys', '--no-sweep', '--no-oracle'], 'nothing to check'],
    [['--tasty'], '--help'],
    [['stray'], '--help'],
  ])('refuses %j and says why', (args, reason) => {
    expect(() => read(...args)).toThrow(CannotRun);
    expect(() => read(...args)).toThrow(reason);
  });

  it('asks for a server', () => {
    expect(() => readArguments([], OWN)).toThrow('--server is missing');
  });
});

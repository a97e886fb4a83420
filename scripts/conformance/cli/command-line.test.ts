import { expect, test } from 'vitest';
import { commandLineOf } from './command-line.ts';

test('the service and the selection are said again, what is of one run is not', () => {
  const asked = ['--server', 'http://127.0.0.1:8080/api', '--auth=my auth.json', '--only', 'Boats'];
  const once = ['--seed', '3', '--json', 'r.json', '--keep', '--no-oracle', '--only', 'listT*'];
  expect(commandLineOf('npx pruva-conformance', [...asked, ...once])).toBe(
    "npx pruva-conformance --server http://127.0.0.1:8080/api --auth 'my auth.json' --only Boats --only 'listT*'",
  );
});

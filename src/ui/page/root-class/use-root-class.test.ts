import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Every change on the page asks again for the styles of an element that holds all of it. */
const asksOfAll = /(?:^|[\s`'"(,])(?::root|html|body|main)\b[^\s`'"]*:has\(/;

/** Asks on paper alone, where nothing changes. */
const onPaper = 'src/ui/page/paper/paper.css.ts';

it.each([':root:has(.a)', 'html:has(.a) .b', "'body.x:has(.a)'", 'main:has(.a) ~ footer'])(
  'knows %s',
  (selector) => expect(selector).toMatch(asksOfAll),
);

it('no style asks what the whole page has', () => {
  const asking = globSync('src/**/*.css.ts').filter((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .some((line) => asksOfAll.test(line)),
  );
  expect(asking).toEqual([onPaper]);
});

import { expect, it } from 'vitest';
import { withTag } from './tags.ts';

it.each([
  ['a new name without the spaces around it', ['Klima'], '  Jeneratör ', ['Klima', 'Jeneratör']],
  ['no blank name', ['Klima'], '   ', ['Klima']],
  ['no name twice, whatever its case and accents', ['Jeneratör'], 'JENERATOR', ['Jeneratör']],
  ['the dotted and the dotless i as one', ['Wi-Fi'], 'WI-FI', ['Wi-Fi']],
])('takes %s', (_, tags, name, expected) => {
  expect(withTag(tags, name)).toEqual(expected);
});

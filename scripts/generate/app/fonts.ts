import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { commandLine } from '../../lib/command-line.ts';

/**
 * Cuts the two families to what the product writes, into `src/ui/theme/fonts`: `npm run fonts`, run by
 * hand after a family, a role of type or the characters have changed. The families' packages keep
 * basic and further Latin apart, so there are two files of each; a Turkish page needs both.
 */

const HELP = `Usage: npm run fonts

Cuts the font families to what the product writes, into src/ui/theme/fonts, and prints their weight.

  --help  show this
`;

commandLine(HELP, {});
const root = fileURLToPath(new URL('../../..', import.meta.url));
const packages = `${root}node_modules/@fontsource-variable`;
const target = `${root}src/ui/theme/fonts`;

/** The characters from one code point to another, both included. */
function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

const ascii = range(0x20, 0x7e);
const punctuation = '\u00a0–—‘’“”„…•‹›«»·×÷−±°′″§©®™€←↑→↓½²³%‰†';
const turkishLatin1 = 'ÇçÖöÜüÂâÎîÛûı';
/** Letters of guests from elsewhere, which a title may hold too. */
const westernEurope = 'àáäåãæèéêëíïñóòôøßúÁÄÅÉØ';
const turkishBeyond = 'ĞğİŞş₺';
const easternEurope = 'ĆćČčĐđĘęĚěĄąŁłŃńŇňŐőŒœŘřŚśŠšŤťŮůŰűŹźŻżŽžĂăȘșȚț';

/**
 * Kerning, accents, and figures of one width. No ligatures: in `fi` the dot of the i is gone, and in
 * Turkish it is another letter then.
 */
const keepFeatures = ['kern', 'locl', 'ccmp', 'mark', 'mkmk', 'calt', 'tnum', 'lnum'];

/**
 * Only what the roles of type use: `src/ui/theme/type.css.ts`. One optical size, between those of titles, stands
 * for all from 22 px to 76 px: the whole range would be as heavy again, for a difference that hardly shows.
 */
const newsreaderAxes = { wght: { min: 330, max: 480 }, opsz: 40 };
const bricolageAxes = { wght: { min: 400, max: 600 } };

const cuts = [
  {
    source: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    file: 'newsreader.woff2',
    characters: ascii + punctuation + turkishLatin1 + westernEurope,
    axes: newsreaderAxes,
  },
  {
    source: 'newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
    file: 'newsreader-turkish.woff2',
    characters: turkishBeyond,
    axes: newsreaderAxes,
  },
  {
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    file: 'bricolage-grotesque.woff2',
    characters: ascii + punctuation + range(0xa0, 0xff) + turkishLatin1,
    axes: bricolageAxes,
  },
  {
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
    file: 'bricolage-grotesque-turkish.woff2',
    characters: turkishBeyond + easternEurope,
    axes: bricolageAxes,
  },
];

for (const { source, file, characters, axes } of cuts) {
  const font = await subsetFont(await readFile(`${packages}/${source}`), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures,
    noHinting: true,
  });
  await writeFile(`${target}/${file}`, font);
  console.log(`${file}: ${(font.byteLength / 1000).toFixed(1)} kB`);
}

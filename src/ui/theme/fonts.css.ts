import { globalFontFace } from '@vanilla-extract/css';

// `npm run fonts` cuts the files; the ranges say what is in them. The lira sign and ğ ş İ stand in
// the second of each family. Never inlined: the site's policy takes fonts from files alone.
const beyondLatin1 = 'U+0102-0119, U+011A-0130, U+0139-024F, U+20BA';
const latin = 'U+0000-00FF, U+0131, U+2000-20B9, U+2100-22FF';

function face(file: string, fontWeight: string, unicodeRange: string) {
  return {
    src: `url("./fonts/${file}.woff2?no-inline") format("woff2-variations")`,
    fontWeight,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange,
  } as const;
}

globalFontFace('Newsreader Variable', [
  face('newsreader-turkish', '330 480', beyondLatin1),
  face('newsreader', '330 480', latin),
]);
globalFontFace('Bricolage Grotesque Variable', [
  face('bricolage-grotesque-turkish', '400 600', beyondLatin1),
  face('bricolage-grotesque', '400 600', latin),
]);

/**
 * What stands there until the font has come: a font of the system, made as wide and as high, so that
 * nothing moves. Of the sizes, `width` is the mean width of a Turkish text against the system font's, for titles that
 * of a wide one (a month with its year): a title that grows later may break anew, and counts as painted only then.
 * Ascent and descent are the font's own, in parts of its size.
 */
function standIn(
  names: readonly string[],
  { width, ascent, descent }: { width: number; ascent: number; descent: number },
) {
  const percent = (part: number) => `${(part * 100).toFixed(1)}%`;
  return {
    src: names.map((name) => `local("${name}")`).join(', '),
    sizeAdjust: percent(width),
    ascentOverride: percent(ascent / width),
    descentOverride: percent(descent / width),
    lineGapOverride: '0%',
  };
}

const newsreader = { ascent: 0.735, descent: 0.265 };
const bricolage = { ascent: 0.93, descent: 0.27 };

globalFontFace(
  'Newsreader Stand-in',
  standIn(['Times New Roman', 'Liberation Serif', 'Tinos'], { width: 1.08, ...newsreader }),
);
// Android has no Times.
globalFontFace('Newsreader Stand-in Noto', standIn(['Noto Serif'], { width: 0.88, ...newsreader }));
globalFontFace(
  'Bricolage Grotesque Stand-in',
  standIn(['Arial', 'Liberation Sans', 'Arimo', 'Roboto'], { width: 1.034, ...bricolage }),
);

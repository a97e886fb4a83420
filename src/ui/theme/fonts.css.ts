import { globalFontFace } from '@vanilla-extract/css';

// Only the subsets that Turkish and English need; the ranges are those the files were cut by. The
// lira sign and ğ ş İ stand in latin-ext, so a Turkish page loads both.
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const latinExt =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

function face(file: string, unicodeRange: string) {
  return {
    src: `url("@fontsource-variable/${file}") format("woff2-variations")`,
    fontWeight: '200 800',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange,
  } as const;
}

globalFontFace('Newsreader Variable', [
  face('newsreader/files/newsreader-latin-ext-opsz-normal.woff2', latinExt),
  face('newsreader/files/newsreader-latin-opsz-normal.woff2', latin),
]);
globalFontFace('Bricolage Grotesque Variable', [
  face('bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2', latinExt),
  face('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2', latin),
]);

import { globalStyle, style } from '@vanilla-extract/css';
import * as styles from '../finance.css.ts';

/** A year on one sheet of paper: small lines, each figure with its note in one of them. */
export const sheet = style({});

type PrintRule = NonNullable<Parameters<typeof globalStyle>[1]['@media']>[string];

const onPaper = (selector: string, print: PrintRule) =>
  globalStyle(`${sheet} ${selector}`, { '@media': { print } });

onPaper('header', { padding: '0 0 4px' });
onPaper('h1', { fontSize: '16pt', lineHeight: 1.2 });
onPaper('h2', { fontSize: '10pt', lineHeight: 1.2, margin: 0 });
onPaper('p', { margin: 0, fontSize: '8pt', lineHeight: 1.25 });
onPaper(':is(td, th)', { padding: '1px 6px', fontSize: '8pt', lineHeight: 1.25 });
onPaper(`.${styles.second}`, { display: 'inline', marginInlineStart: '6px', font: 'inherit' });
onPaper(`.${styles.parts}`, { gap: '10px' });
onPaper(`.${styles.part}`, { gap: '2px' });
onPaper('td', { whiteSpace: 'nowrap' });
// A name longer than its line would push the last rows onto a second sheet.
onPaper(`.${styles.rowName}`, {
  width: '34%',
  maxWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

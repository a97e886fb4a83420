import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const changed = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[16]}`,
    paddingBottom: vars.space[12],
    borderBottom: `1px solid ${vars.color.ink1}`,
    color: vars.color.ink2,
  },
]);

export const print = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.touch,
  color: vars.color.sea,
  fontWeight: 600,
  '@media': { print: { display: 'none' } },
});

export const columns = style({
  paddingBlock: `${vars.space[32]} ${vars.space[112]}`,
  '@media': {
    [media.laptop]: {
      display: 'grid',
      gridTemplateColumns: '240px minmax(0, 68ch)',
      columnGap: vars.space[88],
      alignItems: 'start',
      paddingTop: vars.space[48],
    },
    print: { paddingBlock: vars.space[24] },
  },
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[48],
});

export const section = style({
  scrollMarginTop: vars.space[88],
  '@media': { print: { breakInside: 'avoid-page' } },
});

export const heading = style([type.title3, { marginBottom: vars.space[12] }]);

/** Running text: paragraphs, lists, tables, links. */
export const prose = style({ overflowWrap: 'anywhere' });

globalStyle(`${prose} > * + *`, { marginTop: vars.space[12] });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: vars.space[24], listStyle: 'disc' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
globalStyle(`${prose} li`, { paddingBlock: '3px' });
globalStyle(`${prose} table`, {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  overflowWrap: 'normal',
  hyphens: 'auto',
  // Three columns of long words are wider than the smallest phones.
  '@media': { 'screen and (width < 380px)': { overflowWrap: 'anywhere' } },
});
globalStyle(`${prose} :is(th, td)`, {
  padding: `${vars.space[12]} ${vars.space[12]} ${vars.space[12]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
});
globalStyle(`${prose} thead th`, { color: vars.color.ink2, fontWeight: 600 });
globalStyle(`${prose} tbody th`, { fontWeight: 600 });

export const links = style({
  paddingTop: vars.space[24],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

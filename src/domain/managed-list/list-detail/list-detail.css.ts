import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';
import { row } from '../managed-list.css.ts';

export const page = style({ outline: 'none' });

const split = (columns: string) =>
  style({
    '@media': {
      [media.desktop]: {
        selectors: {
          '&[data-open]': {
            display: 'grid',
            gridTemplateColumns: columns,
            gap: vars.space[40],
            alignItems: 'start',
          },
        },
      },
    },
  });

/** The list, and beside it what is open; on anything narrower one or the other. */
export const splits = {
  even: split('minmax(320px, 1fr) minmax(0, 1fr)'),
  'wide-detail': split('minmax(320px, 5fr) minmax(0, 7fr)'),
};

export const side = style({
  minWidth: 0,
  '@media': {
    'screen and (width < 1200px)': {
      selectors: { '[data-open] > &': { display: 'none' } },
    },
  },
});

/** The row of what is open beside the list is marked at its edge: `<li className={entryRow} data-open>`. */
export const entryRow = style([
  row,
  {
    position: 'relative',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    scrollMarginBlock: vars.space[64],
    selectors: {
      '&[data-open]': { boxShadow: `inset 3px 0 0 ${vars.color.sea}`, paddingInlineStart: '15px' },
    },
  },
]);

/** In a row: the whole of it leads to the entry. */
export const entryLink = style([
  type.body,
  {
    display: 'block',
    overflowWrap: 'anywhere',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
]);

/** In a row and in the entry: what is told beside the main thing. */
export const small = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);

/** Beside a long list it stays in sight. */
export const entry = style({
  display: 'grid',
  gap: vars.space[16],
  minWidth: 0,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: vars.space[16],
      maxHeight: `calc(100dvh - ${vars.space[32]})`,
      overflowY: 'auto',
    },
  },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  justifySelf: 'start',
});

export const title = style([
  type.title3,
  { overflowWrap: 'anywhere', scrollMarginBlock: vars.space[88], outlineOffset: '-2px' },
]);

/** At the end of an entry, under the thumb, however long it is. */
export const acts = style({
  position: 'sticky',
  insetBlockEnd: 'var(--bottom-bar, 0px)',
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  background: vars.color.surface0,
  '@media': { [media.flat]: { position: 'static' } },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** The row of the document that is open beside the list is marked at its edge. */
export const row = style({
  position: 'relative',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  scrollMarginBlock: vars.space[64],
  selectors: {
    '&[data-open]': { boxShadow: `inset 3px 0 0 ${vars.color.sea}`, paddingInlineStart: '15px' },
  },
});

/** The whole row leads to the document. */
export const name = style([
  type.body,
  {
    display: 'block',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
]);

export const offer = style({ fontWeight: 400 });

export const small = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);

export const marks = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[4],
});

export const page = style({ outline: 'none' });

/** The list, and beside it what is open; on anything narrower one or the other. */
export const split = style({
  '@media': {
    [media.desktop]: {
      selectors: {
        '&[data-open]': {
          display: 'grid',
          gridTemplateColumns: 'minmax(320px, 5fr) minmax(0, 7fr)',
          gap: vars.space[40],
          alignItems: 'start',
        },
      },
    },
  },
});

export const side = style({
  minWidth: 0,
  '@media': {
    'screen and (width < 1200px)': {
      selectors: { [`${split}[data-open] > &`]: { display: 'none' } },
    },
  },
});

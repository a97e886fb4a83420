import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const page = style({ outline: 'none' });

/** The row of the message that is read beside the list is marked at its edge. */
export const row = style({
  position: 'relative',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  selectors: {
    '&[data-open]': { boxShadow: `inset 3px 0 0 ${vars.color.sea}`, paddingInlineStart: '15px' },
  },
});

/** The whole row leads to the message. */
export const name = style([
  type.body,
  {
    display: 'block',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-new]': { fontWeight: 600 },
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
]);

export const small = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);

/** The list, and beside it what is open; on anything narrower one or the other. */
export const split = style({
  '@media': {
    [media.desktop]: {
      selectors: {
        '&[data-open]': {
          display: 'grid',
          gridTemplateColumns: 'minmax(320px, 1fr) minmax(0, 1fr)',
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

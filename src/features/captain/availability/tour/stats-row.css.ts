import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

const { color, space } = vars;

/** Four in one ruled row, two to a row on a phone. */
export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBlockEnd: space[24],
  borderBlockStart: `1px solid ${color.ink1}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const stat = style({
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: {
    '&:nth-child(even)': {
      paddingInlineStart: space[16],
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
  '@media': {
    [media.tablet]: {
      selectors: {
        '& + &': { paddingInlineStart: space[16], borderInlineStart: `1px solid ${color.line}` },
      },
    },
  },
});
export const label = style([type.small, { color: color.ink2 }]);
export const value = type.title2;

import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(28%, 6rem), 1fr))',
  gap: `${vars.space[16]} ${vars.space[12]}`,
  paddingBlock: vars.space[16],
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': {
    'screen and (width < 360px)': { gridTemplateColumns: 'repeat(3, 1fr)' },
    [media.tablet]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(min-content, 1fr)',
      columnGap: 0,
      padding: 0,
    },
  },
});

export const figure = style({
  // A dl names before it tells; the eye wants the figure first.
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minWidth: 0,
  '@media': {
    [media.tablet]: {
      paddingBlock: vars.space[16],
      selectors: {
        '& + &': {
          paddingInlineStart: vars.space[20],
          borderInlineStart: `1px solid ${vars.color.line}`,
        },
      },
    },
  },
});

export const value = style([
  type.title3,
  {
    margin: 0,
    overflowWrap: 'anywhere',
    // The name of a language fits into a third of the narrowest phone.
    '@media': { 'screen and (width < 360px)': { fontSize: '1.1875rem', lineHeight: '1.5rem' } },
  },
]);
export const label = style([type.small, { color: vars.color.ink2 }]);

import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** Close below the search. */
export const lines = style([
  type.small,
  {
    display: 'grid',
    gap: vars.space[12],
    marginBottom: '-32px',
    color: vars.color.ink2,
    '@media': {
      [media.tablet]: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: vars.space[40],
        marginBottom: '-40px',
      },
    },
  },
]);

/** Opened by a small sun on its horizon. */
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[8],
  fontWeight: 500,
  '::before': {
    content: '',
    flex: 'none',
    width: '16px',
    height: '8px',
    borderRadius: '8px 8px 0 0',
    background: vars.color.accentDeep,
    boxShadow: `0 1.5px 0 ${vars.color.ink1}`,
  },
});

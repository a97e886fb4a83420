import { style } from '@vanilla-extract/css';
import { edgedWith, chosen as systemChosen } from '../../../../ui/theme/forced.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const slots = style({
  display: 'grid',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
});

export const title = type.title3;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: vars.space[8],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(10, 1fr)', gap: '6px' } },
});

export const slot = style([
  type.small,
  {
    width: '100%',
    minHeight: vars.size.control,
    borderRadius: vars.radius.cell,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    fontWeight: 600,
    selectors: {
      '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 2.5px ${vars.color.ink1}` },
      '&:disabled': { textDecoration: 'line-through', cursor: 'default' },
    },
    '@media': {
      ...edgedWith({ '&[aria-pressed="true"]': systemChosen }),
      [media.hover]: {
        selectors: {
          '&:hover:not(:disabled):not([aria-pressed="true"])': {
            boxShadow: `inset 0 0 0 1.5px ${vars.color.ink1}`,
          },
        },
      },
    },
  },
]);

export const line = style({ minHeight: vars.space[24], color: vars.color.ink2 });
export const chosen = style([type.strong, { color: vars.color.ink1 }]);
export const problem = style([type.small, { color: vars.color.danger, fontWeight: 500 }]);

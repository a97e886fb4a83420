import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const list = style([type.small, { display: 'grid' }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: '3.5ch 1fr 5ch',
  alignItems: 'center',
  gap: vars.space[12],
  width: '100%',
  minHeight: '28px',
});

export const button = style([
  row,
  {
    minHeight: vars.size.touch,
    marginInline: `calc(-1 * ${vars.space[8]})`,
    paddingInline: vars.space[8],
    width: `calc(100% + 2 * ${vars.space[8]})`,
    borderRadius: vars.radius.cell,
    selectors: {
      '&[aria-pressed="true"]': {
        background: vars.color.seaSoft,
        boxShadow: `inset 0 0 0 1.5px ${vars.color.sea}`,
        fontWeight: 600,
      },
      '&:disabled': { cursor: 'default' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-pressed="true"], :disabled)': { background: vars.color.surface3 },
        },
      },
    },
  },
]);

export const stars = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });
export const star = style({ color: vars.color.accentDeep });

export const track = style({
  display: 'block',
  height: '6px',
  borderRadius: vars.radius.pill,
  background: vars.color.surface3,
  overflow: 'hidden',
});

export const bar = style({
  display: 'block',
  height: '100%',
  minWidth: '2px',
  borderRadius: vars.radius.pill,
  background: vars.color.ink1,
});

export const count = style({ color: vars.color.ink2, textAlign: 'end' });

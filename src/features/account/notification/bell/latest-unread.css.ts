import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const panel = style({ width: 'min(340px, calc(100vw - 64px))' });

export const title = style([type.title3]);

export const list = style({ margin: `${vars.space[8]} calc(-1 * ${vars.space[8]}) 0` });

export const row = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[8]}`,
  borderRadius: vars.radius.control,
  transition: `background-color ${vars.duration.hover} ${vars.ease.enter}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surface3 } } },
  },
});

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[24],
  color: vars.color.ink2,
  textAlign: 'center',
});

export const failed = style([type.small, { paddingBlock: vars.space[16], color: vars.color.ink2 }]);

export const retry = style({ marginTop: vars.space[12] });

export const end = style({ display: 'grid', marginTop: vars.space[12] });

import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const greeting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[24],
});

export const texts = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const title = style([type.title2, { overflowWrap: 'anywhere' }]);
export const day = style([type.body, { color: vars.color.ink2 }]);

/** Beside the words where there is room for both. */
export const picture = style({
  display: 'none',
  flex: 'none',
  width: '250px',
  height: '96px',
  objectFit: 'cover',
  objectPosition: '50% 62%',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
  '@media': { [media.laptop]: { display: 'block' } },
});

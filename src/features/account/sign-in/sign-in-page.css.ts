import { globalStyle, style } from '@vanilla-extract/css';
import { content } from '../../../ui/theme/global.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

/** A band of the scene, cut to sun or moon, coast and horizon on wide screens. */
export const scene = style({
  height: 'min(40vw, max(320px, 24vw))',
  overflow: 'hidden',
  // The form is what somebody came for.
  '@media': { [media.low]: { height: '30vh' } },
});

globalStyle(`${scene} > img`, {
  height: '100%',
  borderRadius: 0,
  objectFit: 'cover',
  objectPosition: '50% 40%',
});
// The moon of the second is higher than the sun of the first.
globalStyle(`${scene} > img + img`, { objectPosition: '50% 15%' });

export const column = style([content, { display: 'grid', justifyItems: 'center' }]);

export const slab = style({
  position: 'relative',
  width: '100%',
  maxWidth: '480px',
  marginTop: `calc(-1 * ${vars.space[40]})`,
  padding: `${vars.space[24]} ${vars.space[20]}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surface1,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.color.floating}`,
  '@media': {
    [media.tablet]: { marginTop: `calc(-1 * ${vars.space[64]})`, padding: vars.space[40] },
  },
});

export const title = style([type.title2]);

export const other = style([
  type.body,
  { marginBlock: `${vars.space[8]} ${vars.space[24]}`, color: vars.color.ink2 },
]);

export const notice = style({ marginBlockEnd: vars.space[24] });

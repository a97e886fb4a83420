import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const included = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.25rem, 100%), 1fr))',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(13.75rem, 100%), 1fr))' },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const check = style({ flex: 'none', marginTop: '2px', color: vars.color.positive });

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
});
export const title = type.strong;
/** Close to what is included: it is the rest of that list. */
export const note = style([
  type.small,
  { marginTop: `calc(-1 * ${vars.space[4]})`, color: vars.color.ink2 },
]);

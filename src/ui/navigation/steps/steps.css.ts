import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

/** Where there is no room for every name: which step of how many, and its name. */
export const short = style([
  type.small,
  { color: vars.color.ink2, '@media': { [media.tablet]: { display: 'none' } } },
]);
export const shortName = style({ color: vars.color.ink1, fontWeight: 600 });

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space[4],
  marginTop: vars.space[12],
  '@media': { [media.tablet]: { gap: vars.space[8], marginTop: 0 } },
});

export const step = style({
  position: 'relative',
  minWidth: 0,
  // The way so far is a line of ink; what is to come is a hairline.
  borderTop: `2px solid ${vars.color.line}`,
  selectors: { '&[data-state="done"], &[data-state="current"]': { borderColor: vars.color.ink1 } },
  '@media': { [media.tablet]: { paddingTop: vars.space[4] } },
});

/** The sun on the line says where the person is. */
export const sun = style({
  position: 'absolute',
  bottom: '100%',
  insetInlineStart: 0,
  width: '20px',
  height: '10px',
  borderRadius: '10px 10px 0 0',
  background: vars.fixed.sunDusk,
});

export const text = style([
  type.small,
  {
    display: 'none',
    alignItems: 'center',
    gap: '6px',
    minHeight: vars.size.touch,
    width: '100%',
    color: vars.color.ink2,
    textAlign: 'start',
    '@media': { [media.tablet]: { display: 'flex' } },
    selectors: {
      [`${step}[data-state="current"] &`]: { color: vars.color.ink1, fontWeight: 600 },
      [`${step}[data-state="done"] &`]: { color: vars.color.ink1 },
    },
  },
]);

export const back = style([
  text,
  {
    borderRadius: vars.radius.picture,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    },
    textUnderlineOffset: '4px',
  },
]);

export const check = style({ flex: 'none', color: vars.color.positive });

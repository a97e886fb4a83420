import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const entry = style({
  alignItems: 'start',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 240px' } },
});

export const what = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const act = type.strong;
export const quiet = style([type.small, { color: vars.color.ink2 }]);
export const change = style([type.small, { overflowWrap: 'anywhere' }]);

/** In the administrator's own words, with the lines they made. */
export const reason = style([
  type.small,
  { maxWidth: '72ch', color: vars.color.ink2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
]);

export const who = style({ minWidth: 0 });

export const way = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    marginBlock: '-10px',
    borderRadius: vars.radius.picture,
    color: vars.color.sea,
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  },
]);

import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const offer = style({
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 1.2fr) auto',
    },
  },
});

export const texts = style({ minWidth: 0 });

const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  borderRadius: vars.radius.picture,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});

export const name = style([type.strong, link, { marginBlock: '-8px' }]);
export const way = style([type.small, link, { justifySelf: 'start', color: vars.color.sea }]);
export const about = style([type.small, { color: vars.color.ink2 }]);
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});

import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const section = style({ minWidth: 0 });
export const title = style([type.title3, { marginBlockEnd: vars.space[20] }]);

export const strip = style({
  display: 'flex',
  gap: vars.space[20],
  overflowX: 'auto',
  // Room for what shows focus outside of a card.
  padding: '6px',
  margin: '-6px',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '6px',
});

/** The next one peeks in. */
export const item = style({
  flex: 'none',
  width: 'min(72vw, 280px)',
  scrollSnapAlign: 'start',
  '@media': { [media.laptop]: { width: '264px' } },
});

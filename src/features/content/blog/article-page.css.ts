import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { styleOpening } from '../../../ui/theme/story-opening.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

const column = { width: '100%', maxWidth: '760px', marginInline: 'auto' } as const;

export const header = style({
  ...column,
  display: 'grid',
  rowGap: vars.space[16],
  paddingBlock: `${vars.space[24]} ${vars.space[32]}`,
});

export const title = style([type.title1, { overflowWrap: 'anywhere' }]);
export const summary = style([type.lead, { color: vars.color.ink2 }]);

export const picture = style({
  height: 'min(80vw, 300px)',
  overflow: 'hidden',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
  '@media': { [media.tablet]: { height: '420px' }, [media.laptop]: { height: '520px' } },
});

/** A page of a book: the title's face, long lines of thought. */
export const text = style({
  ...column,
  display: 'grid',
  justifyItems: 'start',
  rowGap: vars.space[24],
  paddingBlock: `${vars.space[40]} 80px`,
  fontSize: '1.1875rem',
  lineHeight: '2rem',
});

styleOpening(text);

export const more = style({ paddingBottom: vars.space[112] });

export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[40],
  marginTop: vars.space[32],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

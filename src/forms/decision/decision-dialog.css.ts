import { style } from '@vanilla-extract/css';
import { chip as pill } from '../../ui/choices/toggle-chip/toggle-chip.css.ts';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const content = style({ display: 'grid', gap: vars.space[20] });
export const consequences = style({
  display: 'grid',
  gap: vars.space[12],
  overflowWrap: 'anywhere',
});

export const common = style({
  display: 'grid',
  gap: vars.space[8],
  minInlineSize: 0,
  border: 0,
  margin: 0,
  padding: 0,
});
export const legend = style([type.small, { color: vars.color.ink2, padding: 0 }]);
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  marginBlockStart: vars.space[4],
});

/** A reason may need two lines on a phone. */
export const chip = style([
  pill,
  {
    maxInlineSize: '100%',
    flex: '0 1 auto',
    whiteSpace: 'normal',
    textAlign: 'start',
    selectors: { '&:disabled': { opacity: 0.5, cursor: 'default' } },
  },
]);

export const end = style({ selectors: { '&:empty': { display: 'none' } } });

/** The act stands first to the thumb and last to the eye: on phones above the way back. */
export const actions = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[8],
  '@media': {
    [media.tablet]: { flexDirection: 'row', justifyContent: 'flex-end', gap: vars.space[12] },
  },
});

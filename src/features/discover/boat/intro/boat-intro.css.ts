import { style } from '@vanilla-extract/css';
import { dotted } from '../../../../ui/content/dotted/dotted.css.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@media': { [media.tablet]: { gap: vars.space[32] } },
});

export const title = style([type.title1, { overflowWrap: 'anywhere' }]);

export const facts = style([
  type.lead,
  dotted,
  { marginTop: vars.space[12], color: vars.color.ink2 },
]);

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
});

export const standing = style({ display: 'grid', gap: vars.space[8] });
export const licence = style({ maxWidth: '60ch', color: vars.color.ink2 });

/** Said by the price panel where that stands beside. */
export const withoutPanel = style({ '@media': { [media.laptop]: { display: 'none' } } });

/** What is told of it in words: lead and story belong together. */
export const words = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [media.tablet]: { gap: vars.space[20] } },
});

export const lead = style([type.lead, { maxWidth: '60ch' }]);
export const description = style({ maxWidth: '68ch' });

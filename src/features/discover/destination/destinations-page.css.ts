import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const places = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[40]} ${vars.space[24]}`,
  paddingBottom: vars.space[112],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const place = style({ display: 'grid', alignContent: 'start', rowGap: vars.space[12] });

export const frame = style({ height: 'min(84vw, 340px)' });

// The first one opens the page.
globalStyle(`${places} > :first-child`, {
  '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
});
globalStyle(`${places} > :first-child ${frame}`, {
  '@media': { [media.tablet]: { height: '440px' } },
});

export const summary = style([type.lead]);

export const region = style([type.small, { color: vars.color.ink2, whiteSpace: 'nowrap' }]);

import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

/** Details to read and forms to fill in: no wider than that asks for. */
export const page = style({ maxWidth: '1040px' });

/** Names and values, two by two where there is room. */
export const facts = style({
  display: 'grid',
  gap: vars.space[20],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ gridColumn: '1 / -1', minWidth: 0 });

export const name = style([type.small, { color: vars.color.ink2 }]);

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});

export const bio = style({ maxWidth: '60ch', whiteSpace: 'pre-line', fontWeight: 400 });

export const certifications = style({ display: 'grid', gap: vars.space[12] });

export const certification = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlockEnd: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const small = style([type.small, { color: vars.color.ink2 }]);

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const figure = style([type.title3, { margin: 0 }]);

export const rating = {
  high: style({ color: vars.color.positive }),
  good: style({ color: vars.color.sea }),
  fair: style({ color: vars.color.warning }),
  low: style({ color: vars.color.danger }),
};

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const subheading = type.strong;

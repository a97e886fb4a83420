import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

/** Its width says whether headings stand beside their fields: the form may share the window. */
const container = 'form-parts';

export const parts = style({
  display: 'grid',
  gap: vars.space[48],
  minWidth: 0,
  containerType: 'inline-size',
  containerName: container,
});

/** Opens with an ink line; the heading stands beside its fields where there is room. */
export const part = style({
  display: 'grid',
  gap: vars.space[20],
  minWidth: 0,
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.ink1}`,
  // The line of the tabs opens the first.
  selectors: { '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 } },
  '@container': {
    [`${container} (width >= 800px)`]: {
      gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr)',
      columnGap: vars.space[48],
    },
  },
});

export const head = style({ display: 'grid', gap: vars.space[8], alignContent: 'start' });

export const title = type.title3;

export const hint = style([type.small, { color: vars.color.ink2 }]);

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  alignContent: 'start',
  minWidth: 0,
});

/** Two fields side by side, three where they are short. */
export const pair = style([
  fields,
  { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);

export const figures = style([
  fields,
  {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
]);

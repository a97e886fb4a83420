import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { weekdayHead } from '../../../ui/dates/weekday-head.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';
import { roomy } from './day/roomy.ts';

/** Between two days; bars and the chosen days run across it. */
export const gap = createVar();

export const calendar = style({ display: 'grid', gap: vars.space[16] });
// Swatches of the legend, as the days they explain.
globalStyle(`${calendar} li > [aria-hidden]`, { forcedColorAdjust: 'none' });

export const months = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '1fr 1fr', gap: '28px' },
    'screen and (width < 360px)': { marginInline: '-12px' },
  },
});

export const month = style({ minWidth: 0, containerType: 'inline-size' });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.touch,
});

export const title = type.title3;

export const pages = style({
  display: 'flex',
  marginInlineEnd: '-12px',
  // The months themselves reach that far there.
  '@media': { 'screen and (width < 360px)': { marginInlineEnd: 0 } },
});

export const grid = style({
  vars: { [gap]: '4px' },
  width: `calc(100% + 2 * ${gap})`,
  marginInline: `calc(-1 * ${gap})`,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: gap,
  '@media': { 'screen and (width < 360px)': { vars: { [gap]: '2px' } } },
});
globalStyle(`${grid} td`, { padding: 0 });

export const weekday = style([
  weekdayHead,
  { paddingBlock: vars.space[4], color: vars.color.ink2 },
]);

export const note = style([
  type.caption,
  {
    marginTop: vars.space[8],
    color: vars.color.ink2,
    '@container': { [roomy]: { display: 'none' } },
  },
]);

export const failed = style({ gridColumn: '1 / -1' });

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface2,
});

/** Sets the words of a text button under those above it. */
export const wayOut = style({ marginInlineStart: `calc(-1 * ${vars.space[16]})` });

/** The day under the pointer or the focus, in words. One line is kept for it, so nothing jumps. */
export const told = style([
  type.small,
  { minHeight: '20px', fontWeight: 500, textWrap: 'balance' },
]);

export const boatCalendar = style({ display: 'grid', gap: vars.space[16] });

export const times = style({ display: 'grid', gap: vars.space[12] });

export const timeList = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const page = style({ minWidth: 0 });

export const waiting = style({ display: 'grid', gap: vars.space[8] });

export const timeline = style({ display: 'grid', gap: vars.space[16], minWidth: 0 });

export const body = style({ minWidth: 0 });
/** Beside the days on a laptop; a sheet on anything narrower. */
export const bodyWithPanel = style([
  body,
  {
    '@media': {
      [media.laptop]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 340px',
        alignItems: 'start',
        gap: vars.space[24],
      },
    },
  },
]);
export const panel = style({
  '@media': {
    [media.laptop]: {
      position: 'sticky',
      insetBlockStart: vars.space[16],
      maxHeight: 'calc(100dvh - 32px)',
      overflow: 'auto',
    },
  },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[16]}`,
});
export const group = style({ display: 'flex', alignItems: 'center' });
export const rest = style([group, { flex: 'auto', justifyContent: 'space-between' }]);

export const legend = style([
  type.caption,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[8]} ${vars.space[16]}`,
    color: vars.color.ink2,
    // A small screen is for the days.
    '@media': { [media.phone]: { order: 1 } },
  },
]);
export const legendEntry = style({ display: 'flex', alignItems: 'center', gap: '6px' });

export const swatch = style({
  display: 'inline-block',
  width: '20px',
  height: '20px',
  margin: 0,
  cursor: 'default',
  // The mark stands in the middle of what is that small.
  '::before': { inset: '0 !important', margin: 'auto' },
  '::after': { display: 'none' },
});
export const barSwatch = style({
  width: '28px',
  height: '20px',
  borderRadius: vars.radius.picture,
  background: vars.color.calBusy,
  border: `1.5px solid ${vars.color.calBusyInk}`,
});
export const requestSwatch = style([barSwatch, { borderStyle: 'dashed' }]);

export const notice = style([type.small, { color: vars.color.ink2 }]);

export const selection = style({
  position: 'sticky',
  insetBlockEnd: 'var(--bottom-bar, 0px)',
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: vars.space[12],
  background: vars.color.surface0,
  borderBlockStart: `1px solid ${vars.color.ink1}`,
  '@media': { [media.flat]: { position: 'static' } },
});
export const selectionTexts = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const selectionTitle = style([type.strong]);
export const selectionFacts = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[16]}`, color: vars.color.ink2 },
]);
export const selectionActs = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 'none',
  '@media': { [media.phone]: { gap: 0 } },
});

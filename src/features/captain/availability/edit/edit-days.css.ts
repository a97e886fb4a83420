import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

const { color, space } = vars;

export const panel = style({
  display: 'grid',
  gap: space[16],
  padding: space[20],
  borderRadius: vars.radius.panel,
  background: color.surface1,
});

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
});
export const caption = style([type.small, { color: color.ink2 }]);
export const title = type.title3;
export const close = style({ margin: '-8px -8px 0 0' });

export const part = style({
  display: 'grid',
  gap: space[12],
  paddingBlockEnd: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
});

/** Seven of them stand in a row of the narrowest panel. */
export const weekdays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: '2px',
});

export const weekday = style([
  type.caption,
  {
    minHeight: vars.size.touch,
    borderRadius: vars.radius.cell,
    color: color.ink2,
    textAlign: 'center',
    selectors: {
      '&[data-selected]': { background: color.seaSoft, color: color.ink1, fontWeight: 600 },
      '&:not([data-selected])': { textDecoration: 'line-through' },
      '&[data-focus-visible]': { outline: `2px solid ${color.sea}`, outlineOffset: '2px' },
    },
  },
]);

/** Drawn: as text it would not be part of the name, which is the whole word. */
export const weekdayName = style({ '::before': { content: 'attr(data-text)' } });

export const hint = style([type.small, { color: color.ink2 }]);

export const summary = style([type.small, { display: 'grid', gap: space[4] }]);
export const stays = style({ color: color.ink2 });
export const pending = style({ opacity: 0.6 });

export const actions = style({ display: 'grid', gap: space[4] });

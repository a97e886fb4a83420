import { style } from '@vanilla-extract/css';
import { chosen, edged, edgedWith } from '../../theme/forced.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minHeight: vars.size.touch,
  cursor: 'pointer',
  selectors: {
    '&[data-readonly]': { cursor: 'default' },
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'default' },
  },
});

export const label = style({ display: 'block', fontWeight: 500 });
export const description = style([type.small, { display: 'block', color: vars.color.ink2 }]);

export const track = style({
  flex: 'none',
  width: '44px',
  height: '26px',
  padding: '3px',
  borderRadius: vars.radius.pill,
  background: vars.color.surface3,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  transition: `background-color ${vars.duration.hover} ${vars.ease.enter}`,
  selectors: {
    [`${row}[data-selected] &`]: { background: vars.color.sea, boxShadow: 'none' },
    [`${row}[data-disabled] &`]: { opacity: 0.5 },
    [`${row}[data-focus-visible] &`]: {
      outline: `2px solid ${vars.color.sea}`,
      outlineOffset: '2px',
    },
  },
  '@media': edgedWith({ [`${row}[data-selected] &`]: chosen }),
});

export const thumb = style({
  display: 'block',
  width: '20px',
  height: '20px',
  borderRadius: vars.radius.pill,
  background: vars.color.ink3,
  transition: `transform ${vars.duration.hover} ${vars.ease.enter}`,
  selectors: {
    [`${row}[data-selected] &`]: { transform: 'translateX(18px)', background: vars.color.onSea },
  },
  '@media': edged,
});

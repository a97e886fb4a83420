import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  pointerEvents: 'none',
});

const line = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });
/** Under the course, so that it is seen on land and on water. */
export const wake = style([line, { stroke: vars.color.surface1, strokeWidth: 6, opacity: 0.7 }]);
export const course = style([
  line,
  { stroke: vars.color.ink1, strokeWidth: 2.5, strokeDasharray: '1 7' },
]);

export const stop = style([
  type.small,
  {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    minWidth: '28px',
    height: '28px',
    paddingInline: vars.space[8],
    borderRadius: vars.radius.pill,
    translate: '-50% -50%',
    background: vars.color.surface1,
    boxShadow: `0 0 0 2px ${vars.color.ink1}`,
    color: vars.color.ink1,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    selectors: {
      // Where it begins: the sun stands there.
      '&[data-first]': { background: vars.color.accent, color: vars.color.onAccent },
    },
  },
]);

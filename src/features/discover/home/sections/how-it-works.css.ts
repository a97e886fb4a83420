import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const title = style([type.title2, { marginBottom: vars.space[32] }]);

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[40],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[32] },
    [media.laptop]: { columnGap: vars.space[64] },
  },
});

/** On phones each step has its own horizon, the sun on it further along every time. */
const stepBase = style({
  position: 'relative',
  '@media': {
    [media.phone]: {
      paddingTop: vars.space[16],
      borderTop: `1px solid ${vars.color.ink1}`,
      '::before': {
        content: '',
        position: 'absolute',
        bottom: '100%',
        width: '28px',
        height: '14px',
        borderRadius: '14px 14px 0 0',
      },
    },
  },
});

const withSun = (background: string, start: string) =>
  style([
    stepBase,
    { '@media': { [media.phone]: { '::before': { background, insetInlineStart: start } } } },
  ]);

export const dawn = withSun(vars.fixed.sunDawn, '6%');
export const noon = withSun(vars.fixed.sunNoon, '46%');
export const dusk = withSun(vars.fixed.sunDusk, '86%');

export const step = type.title3;

export const text = style({ marginTop: vars.space[8], maxWidth: '40ch', color: vars.color.ink2 });

import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

const { color, space } = vars;

/** The panel has its column whether or not it is open, so that no cell moves under the pointer. */
export const view = style({
  display: 'grid',
  gap: space[24],
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 270px',
      gap: '28px',
      alignItems: 'start',
    },
  },
});

export const calendar = style({ display: 'grid', gap: space[16], minWidth: 0 });

export const side = style({
  display: 'grid',
  gap: space[16],
  minWidth: 0,
  '@media': { [media.laptop]: { position: 'sticky', top: space[16] } },
});

export const hint = style([type.small, { color: color.ink2 }]);

/** What a finger has begun, in reach of the thumb. */
export const bar = style({
  position: 'fixed',
  zIndex: vars.z.header,
  insetInline: space[12],
  bottom: `calc(${space[12]} + var(--bottom-bar, 0px) + env(safe-area-inset-bottom))`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  padding: space[12],
  borderRadius: vars.radius.panel,
  background: color.surface1,
  boxShadow: `0 0 0 1px ${color.line}, ${color.floating}`,
  '@media': { [media.tablet]: { insetInline: 'auto 24px' }, [media.flat]: { position: 'static' } },
});
export const barText = style([type.small, { flex: 1, minWidth: '140px' }]);

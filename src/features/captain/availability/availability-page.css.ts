import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

const { color, space } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const kicker = style([type.small, { color: color.ink2 }]);

/** The boats and the months in one line, which the header makes room for. */
export const ways = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minWidth: 0,
  marginBlock: `calc(-1 * ${space[16]}) ${space[16]}`,
});
export const arrows = style({ display: 'flex', flex: 'none', gap: space[8] });

/** On phones the boats scroll sideways. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  minWidth: 0,
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      padding: space[4],
      margin: `calc(-1 * ${space[4]})`,
      scrollbarWidth: 'none',
    },
  },
});
export const search = style({ width: '260px', maxWidth: '100%' });

export const count = style([type.small, { marginInlineStart: '6px', color: color.ink2 }]);
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[8],
  marginBlockEnd: space[16],
});

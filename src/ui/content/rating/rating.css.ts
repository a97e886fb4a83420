import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const rating = style([
  type.small,
  {
    position: 'relative',
    display: 'inline-flex',
    // Its figure stands on the line of the words around it, and the star beside the figure.
    alignItems: 'baseline',
    gap: vars.space[4],
    flex: 'none',
  },
]);

export const star = style({ alignSelf: 'center', color: vars.color.accentDeep });
export const figure = style({ fontWeight: 600 });
export const count = style({ color: vars.color.ink2 });

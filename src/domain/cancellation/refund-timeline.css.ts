import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const cancellation = style({ display: 'grid', gap: vars.space[24] });
export const terms = style([type.small, { maxWidth: '64ch', color: vars.color.ink2 }]);

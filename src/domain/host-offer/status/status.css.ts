import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

/** As large as its badge to the eye, 44 px to the thumb. */
export const trigger = style({
  position: 'relative',
  display: 'inline-flex',
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: '-10px -4px' },
});

export const spoken = visuallyHidden;

export const details = style({ display: 'grid', gap: vars.space[12] });

export const title = style([type.strong, { color: vars.color.ink1 }]);

export const meaning = style([type.small, { color: vars.color.ink2 }]);

export const issues = style([type.small, { color: vars.color.ink1, fontWeight: 600 }]);

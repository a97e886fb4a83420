import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const verification = style({
  display: 'grid',
  gap: vars.space[16],
  paddingBlockEnd: vars.space[40],
});

/** Says nothing until a code was sent. */
export const sent = style({ selectors: { '&:empty': { display: 'none' } } });

export const code = style({
  display: 'grid',
  gap: vars.space[8],
  justifyItems: 'start',
  maxWidth: '560px',
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

/** Forms to fill in: no wider than that asks for. */
export const page = style({ maxWidth: '1040px' });

export const fields = style({ display: 'grid', gap: vars.space[12], maxWidth: '560px' });

/** Below the form's button, at the same edge. */
export const forgotten = style({ justifySelf: 'start' });

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  overflowWrap: 'anywhere',
});

import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const header = style({
  display: 'grid',
  gap: vars.space[16],
  paddingBlock: `${vars.space[24]} ${vars.space[32]}`,
  '@media': { [media.tablet]: { paddingBlock: `${vars.space[40]} ${vars.space[40]}` } },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space[16]} ${vars.space[32]}`,
});

export const texts = style({
  display: 'grid',
  gap: vars.space[12],
  minWidth: 0,
  flex: '1 1 320px',
});

export const title = {
  large: style([type.title1, { overflowWrap: 'anywhere' }]),
  medium: style([type.title2, { overflowWrap: 'anywhere' }]),
};

/** It may say a name, however long. */
export const lead = style([
  type.lead,
  { maxWidth: '56ch', color: vars.color.ink2, overflowWrap: 'anywhere' },
]);
export const aside = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

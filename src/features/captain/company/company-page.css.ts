import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/** A form to fill in: no wider than that asks for. */
export const page = style({ maxWidth: '1040px' });

/** How payouts work, before the first line of the form. */
export const payouts = style({ marginBlockEnd: vars.space[32] });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  minWidth: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.space[12] });

/** The place of a question that is seldom asked. */
export const question = style({ gridColumn: '1 / -1', ':empty': { display: 'none' } });

export const notices = style({ display: 'grid', gap: vars.space[12] });

/** Saving stays in sight, above the bar of the panel on a phone. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 'var(--bottom-bar, 0px)',
  zIndex: 3,
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: vars.space[12],
  background: vars.color.surface0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.flat]: { position: 'static' } },
});

export const waiting = style({ display: 'grid', gap: vars.space[16] });

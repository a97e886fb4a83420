import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { sideways } from '../../../ui/theme/sideways.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@media': { [media.tablet]: { gap: vars.space[32] } },
});

const columns = { gridTemplateColumns: '1fr 1fr', gap: vars.space[40] } as const;

/** Sideways on phones, the next one peeking; two beside each other elsewhere. */
export const list = style({
  display: 'grid',
  transition: `opacity ${vars.duration.hover} ${vars.ease.enter}`,
  selectors: {
    // Long enough that a quick answer does not make the page blink.
    '&[aria-busy="true"]': { opacity: 0.45, transitionDelay: '150ms' },
  },
  '@media': {
    [media.phone]: {
      ...sideways,
      gridAutoColumns: '86%',
      gap: vars.space[12],
    },
    [media.tablet]: columns,
  },
});

export const review = style({
  minWidth: 0,
  '@media': {
    [media.phone]: {
      padding: vars.space[16],
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.panel,
      scrollSnapAlign: 'start',
      selectors: { '&:only-child': { gridColumn: '1 / -1' } },
    },
  },
});

export const pending = style({
  display: 'grid',
  gap: vars.space[32],
  '@media': { [media.tablet]: columns },
});

export const none = style([type.body, { maxWidth: '56ch', color: vars.color.ink2 }]);

export const more = style({ justifySelf: 'start' });

export const summary = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto 1fr', gap: vars.space[48] } },
});

/** Mean and number in one line. */
export const few = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[16],
});

export const count = style([type.small, { marginTop: vars.space[4], color: vars.color.ink2 }]);

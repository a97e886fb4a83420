import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const section = style({ display: 'grid', gap: vars.space[32] });

export const list = style({
  display: 'grid',
  gap: `${vars.space[32]} ${vars.space[40]}`,
  transition: `opacity ${vars.duration.hover} ${vars.ease.enter}`,
  selectors: {
    // Long enough that a quick answer does not make the page blink.
    '&[aria-busy="true"]': { opacity: 0.45, transitionDelay: '150ms' },
  },
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[40] } },
});

export const none = style([type.body, { maxWidth: '56ch', color: vars.color.ink2 }]);

export const more = style({ justifySelf: 'start' });

export const summary = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto 1fr', gap: vars.space[48] } },
});

export const count = style([type.small, { marginTop: vars.space[4], color: vars.color.ink2 }]);

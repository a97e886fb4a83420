import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

const upTo = (width: number) => ({ [`screen and (width >= ${width}px)`]: { display: 'none' } });

export const bar = style({
  position: 'sticky',
  // Above what a shell keeps at the lower edge.
  bottom: 'var(--bottom-bar, 0px)',
  zIndex: vars.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  padding: `${vars.space[12]} ${vars.space[20]} max(${vars.space[12]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface1,
  '@media': {
    [media.tablet]: { paddingInline: vars.space[32] },
    [media.flat]: { position: 'static' },
  },
});

/** From which width on the page has another place for what the bar holds. */
export const until = {
  tablet: style({ '@media': upTo(600) }),
  laptop: style({ '@media': upTo(900) }),
  desktop: style({ '@media': upTo(1200) }),
};

/** As narrow as its price; with large letters the action stands below it. */
export const facts = style({ flex: '1 1 min-content', minWidth: 'min-content' });
export const detail = style([type.small, { color: vars.color.ink2 }]);
export const action = style({ flex: 'none', maxWidth: '100%' });

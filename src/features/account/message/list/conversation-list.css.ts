import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: '76px',
  padding: vars.space[12],
  borderRadius: vars.radius.control,
  outlineOffset: '-2px',
  transition: `background-color ${vars.duration.hover} ${vars.ease.enter}`,
  selectors: {
    '&[data-open]': {
      background: vars.color.surface3,
      boxShadow: `inset 3px 0 0 ${vars.color.sea}`,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([data-open])': { background: vars.color.surface2 } },
    },
  },
});

export const texts = style({ display: 'grid', gap: vars.space[4], flex: 1, minWidth: 0 });

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minWidth: 0,
});

const cut = style({ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });

/** With large text the time goes below the name, which would have no room beside it. */
export const title = style([line, { flexWrap: 'wrap', columnGap: vars.space[12], rowGap: 0 }]);

const called = style([cut, { flex: '1 1 auto' }]);
export const name = style([called, { fontWeight: 500 }]);
export const unreadName = style([called, { fontWeight: 600 }]);
export const time = style([type.caption, { flex: 'none', color: vars.color.ink2 }]);
export const preview = style([cut, type.small, { color: vars.color.ink2 }]);
export const unreadPreview = style([cut, type.small, { fontWeight: 600 }]);

export const count = style([
  type.caption,
  {
    position: 'relative',
    flex: 'none',
    minWidth: '22px',
    paddingInline: '6px',
    paddingBlock: '3px',
    borderRadius: vars.radius.pill,
    background: vars.color.sea,
    color: vars.color.onSea,
    fontWeight: 600,
    textAlign: 'center',
  },
]);

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: '76px',
  padding: vars.space[12],
});
export const placeAvatar = style({
  flex: 'none',
  width: '44px',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
});

/** What the list says in a sentence or two, in place of conversations or below them. */
export const note = style([
  type.small,
  { padding: `${vars.space[16]} ${vars.space[12]}`, color: vars.color.ink2 },
]);

export const heading = style([
  type.caption,
  { padding: `${vars.space[16]} ${vars.space[12]} ${vars.space[4]}`, color: vars.color.ink2 },
]);

export const found = style([
  type.small,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflowWrap: 'anywhere',
    color: vars.color.ink2,
  },
]);

export const mark = style({
  borderRadius: '2px',
  background: vars.color.warningSoft,
  color: vars.color.ink1,
  fontWeight: 600,
});

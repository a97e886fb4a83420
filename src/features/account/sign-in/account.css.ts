import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
});

export const avatar = style([
  type.small,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    overflow: 'hidden',
    width: '36px',
    height: '36px',
    fontSize: 'min(0.875rem, 16px)',
    borderRadius: vars.radius.pill,
    background: vars.color.sea,
    color: vars.color.onSea,
    fontWeight: 600,
    // Drawn, not written: as text it would have to be part of what the button is called.
    '::before': { content: 'attr(data-initials)' },
  },
]);

/** Over the initials, which show until it is there and when it cannot be loaded. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const name = style({
  display: 'none',
  maxWidth: '18ch',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontWeight: 500,
  '@media': { [media.desktop]: { display: 'block' } },
});

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: vars.size.touch,
  padding: `${vars.space[4]} ${vars.space[8]} ${vars.space[4]} ${vars.space[4]}`,
  borderRadius: vars.radius.pill,
  transition: `background-color ${vars.duration.hover} ${vars.ease.enter}`,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover, &[aria-expanded="true"]': { background: vars.color.surface3 } },
    },
  },
});

export const panelTexts = style({ display: 'grid', minWidth: 0, textAlign: 'start' });

const cut = style({ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });

export const panelName = style([cut, type.small, { fontWeight: 600 }]);
export const panelRole = style([
  cut,
  type.caption,
  {
    color: vars.color.ink2,
    // Drawn, as the initials are.
    '::before': { content: 'attr(data-role)' },
  },
]);

export const chevron = style({ flex: 'none', color: vars.color.ink2 });

export const fullName = style([type.strong, { overflowWrap: 'anywhere' }]);

export const email = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);

const edge = `calc(-1 * ${vars.space[12]})`;

export const links = style({
  marginTop: vars.space[12],
  marginInline: edge,
  paddingTop: vars.space[8],
  borderTop: `1px solid ${vars.color.line}`,
});

export const out = style({
  margin: `${vars.space[8]} ${edge} ${edge}`,
  paddingTop: vars.space[8],
  borderTop: `1px solid ${vars.color.line}`,
});

export const action = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  width: '100%',
  minHeight: vars.size.touch,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  fontWeight: 500,
  textAlign: 'start',
  selectors: { '&[aria-current="page"]': { color: vars.color.accentInk } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surface3 } } },
  },
});

/** The way in is the header's own colour, so that the one apricot of the view stays the page's. */
export const signIn = style({
  whiteSpace: 'nowrap',
  selectors: {
    '&&': { background: vars.color.ink1, color: vars.color.surface0 },
    '&&:hover': { background: vars.color.ink2 },
  },
});

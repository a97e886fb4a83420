import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
});

export const avatar = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: '36px',
    height: '36px',
    borderRadius: vars.radius.pill,
    background: vars.color.sea,
    color: vars.color.onSea,
    fontWeight: 600,
    // Drawn, not written: as text it would have to be part of what the button is called.
    '::before': { content: 'attr(data-initials)' },
  },
]);

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

export const chevron = style({ flex: 'none', color: vars.color.ink2 });

export const fullName = style([type.strong, { overflowWrap: 'anywhere' }]);

export const email = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);

export const action = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  width: `calc(100% + 2 * ${vars.space[12]})`,
  minHeight: vars.size.touch,
  marginTop: vars.space[12],
  marginInline: `calc(-1 * ${vars.space[12]})`,
  marginBottom: `calc(-1 * ${vars.space[8]})`,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  fontWeight: 500,
  textAlign: 'start',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surface3 } } },
  },
});

import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const searchHere = style([
  type.small,
  {
    position: 'absolute',
    insetBlockStart: vars.space[12],
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    zIndex: 2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: vars.size.touch,
    paddingInline: vars.space[20],
    borderRadius: vars.radius.pill,
    background: vars.color.surface1,
    boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.color.floating}`,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    selectors: {
      // Elsewhere it would cover a price.
      '&[data-place="start"]': { insetInlineStart: vars.space[12], transform: 'none' },
      // In a small window a button leads back to the list at the foot.
      '&[data-place="foot"]': {
        insetBlockStart: 'auto',
        insetBlockEnd: `calc(${vars.size.control} + ${vars.space[32]})`,
      },
    },
    '@media': {
      [media.desktop]: { selectors: { '&[data-place="foot"]': { insetBlockEnd: vars.space[32] } } },
    },
  },
]);

export const failure = style([
  type.small,
  {
    position: 'absolute',
    insetInline: vars.space[12],
    insetBlockEnd: vars.space[32],
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    padding: vars.space[12],
    borderRadius: vars.radius.control,
    background: vars.color.surface1,
    boxShadow: `0 0 0 1px ${vars.color.line}`,
  },
]);

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const list = style({ display: 'grid' });

export const issue = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: vars.space[12],
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});

export const icon = styleVariants({
  BLOCKS: { color: vars.color.danger, marginBlockStart: '2px' },
  HIDES: { color: vars.color.warning, marginBlockStart: '2px' },
  WARNS: { color: vars.color.ink3, marginBlockStart: '2px' },
});

export const wrong = style([type.body, { fontWeight: 600, overflowWrap: 'anywhere' }]);

export const severity = style([type.small, { color: vars.color.ink2 }]);

/** 44 px to the thumb, whatever the line is to the eye. */
export const toDo = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    marginBlockEnd: '-10px',
    color: vars.color.ink2,
  },
]);

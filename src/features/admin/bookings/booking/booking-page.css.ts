import { globalStyle, style } from '@vanilla-extract/css';
import { line, lines } from '../../../../domain/record-sheet/record-sheet.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const payment = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[12]} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  scrollMarginBlockStart: vars.space[48],
  // The list led to this one.
  selectors: {
    '&[data-target]': {
      boxShadow: `inset 3px 0 ${vars.color.sea}`,
      paddingInlineStart: vars.space[12],
    },
  },
});

export const paymentLine = style([
  type.body,
  { display: 'flex', justifyContent: 'space-between', gap: vars.space[16] },
]);

export const paymentName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
});

export const reason = style([type.small, { overflowWrap: 'anywhere', whiteSpace: 'pre-line' }]);

export const unresolved = style([type.small, { color: vars.color.danger }]);

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  marginBlockStart: vars.space[8],
  '@media': { print: { display: 'none' } },
});

/** Its links are as high as a finger asks for. */
export const people = style([lines]);
globalStyle(`${people} .${line.split(' ')[0]}`, { paddingBlock: vars.space[4] });

export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  color: vars.color.sea,
  fontWeight: 600,
});

import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

type Rule = NonNullable<GlobalStyleRule['@media']>[string];

/**
 * For a `<select>` of the platform: where there is a mouse, and the browser can, its list is drawn like ours and
 * opens below it. It stays a native one, which works before any script, and on phones is the platform's own wheel.
 */
export const ownList = style({});

/** For one with its caption and a row of tabs above it: a list that opens upwards leaves both to be read. */
export const underTabs = style({});

function whereItCan(selector: string, rule: Rule): void {
  globalStyle(selector, {
    '@media': {
      '(hover: hover) and (pointer: fine)': { '@supports': { '(appearance: base-select)': rule } },
    },
  });
}

const select = `select.${ownList}`;

// Together: a browser draws both or neither.
// The types do not know the value yet: `never` is what is assignable to every property.
whereItCan(`${select}, ${select}::picker(select)`, { appearance: 'base-select' as never });
// It is a flex box then, which puts its words at the top.
whereItCan(select, { alignItems: 'center' });
whereItCan(`${select}::picker-icon`, { display: 'none' });
whereItCan(`${select}::picker(select)`, {
  minWidth: 'anchor-size(width)',
  // Eight whole entries.
  maxHeight: `calc(8 * ${vars.size.touch} + 2 * ${vars.space[8]})`,
  marginBlock: vars.space[8],
  padding: vars.space[8],
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.color.surface1,
  boxShadow: `${vars.color.floating}, 0 0 0 1px ${vars.color.line}`,
  color: vars.color.ink1,
});
whereItCan(`select.${underTabs}::picker(select)`, {
  // Below or above, the margins stay on their sides.
  marginBlockEnd: `calc(${vars.size.touch} + ${vars.space[48]})`,
});
whereItCan(`${select} option`, {
  minHeight: vars.size.touch,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.cell,
  alignItems: 'center',
  fontWeight: 400,
  cursor: 'pointer',
});
whereItCan(`${select} option:is(:hover, :focus-visible)`, {
  background: vars.color.seaSoft,
  outline: 'none',
});
whereItCan(`${select} option:checked`, { fontWeight: 600 });
whereItCan(`${select} option::checkmark`, {
  order: 1,
  marginInlineStart: 'auto',
  color: vars.color.sea,
});

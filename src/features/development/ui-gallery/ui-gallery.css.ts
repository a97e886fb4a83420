import { style } from '@vanilla-extract/css';
import { content } from '../../../ui/theme/global.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const page = style([content, { paddingBlockEnd: vars.space[112] }]);

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: `${vars.space[32]} ${vars.space[24]}`,
});
export const title = type.title2;
export const switches = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[40],
  '@media': { [media.laptop]: { gridTemplateColumns: '180px minmax(0, 1fr)' } },
});

export const names = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${vars.space[16]}`,
    alignContent: 'start',
    '@media': {
      [media.laptop]: {
        display: 'block',
        position: 'sticky',
        top: vars.space[24],
        alignSelf: 'start',
        maxHeight: 'calc(100dvh - 48px)',
        overflow: 'auto',
      },
    },
  },
]);
export const name = style({ display: 'block', minHeight: '28px', color: vars.color.ink2 });

export const components = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[88],
  minWidth: 0,
});
export const component = style({ display: 'grid', gap: vars.space[32], minWidth: 0 });
export const componentName = style([
  type.title3,
  { paddingBlockEnd: vars.space[8], borderBottom: `1px solid ${vars.color.ink1}` },
]);
export const example = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  minWidth: 0,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '160px minmax(0, 1fr)', gap: vars.space[24] },
  },
});
export const exampleName = style([type.caption, { color: vars.color.ink3 }]);
export const stage = style({ position: 'relative', minWidth: 0 });

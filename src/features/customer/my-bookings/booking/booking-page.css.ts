import { style } from '@vanilla-extract/css';
import { content } from '../../../../ui/theme/global.css.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const page = style([content, { paddingBlockEnd: vars.space[88] }]);

export const columns = style({
  display: 'grid',
  gap: vars.space[40],
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 380px',
      gridTemplateRows: 'auto 1fr',
      gap: `${vars.space[16]} ${vars.space[64]}`,
    },
  },
});

export const section = style({ display: 'grid', gap: vars.space[16], alignContent: 'start' });

export const heading = style([type.title3]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  '@media': { print: { display: 'none' } },
});

/** Buttons without a frame: their words begin where the frames above do. */
export const quietActions = style([actions, { marginInlineStart: `calc(-1 * ${vars.space[24]})` }]);

/** Beside the ticket and what is below it; on phones between them. */
export const aside = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[40],
  '@media': {
    print: { display: 'none' },
    [media.laptop]: { gridColumn: 2, gridRow: '1 / span 2' },
  },
});

export const end = style([section, { '@media': { [media.laptop]: { gridColumn: 1 } } }]);

export const notice = style({ marginBlockEnd: vars.space[32] });

export const back = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: vars.size.touch,
    justifySelf: 'start',
    color: vars.color.sea,
    fontWeight: 600,
  },
]);

/** What holds for the booking, above what can be done with it. */
export const terms = style([type.small, { color: vars.color.ink2 }]);

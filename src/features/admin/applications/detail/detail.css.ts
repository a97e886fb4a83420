import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const lead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[12]}`,
  overflowWrap: 'anywhere',
});

export const neighbours = style({ display: 'flex', alignItems: 'center' });
export const place = style([
  type.small,
  { color: vars.color.ink2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);

export const reason = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

/** On a phone what proves it stands between what is stated and what came before. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[40]} ${vars.space[48]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateAreas: '"facts documents" "earlier documents"',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const facts = style({
  display: 'grid',
  gap: vars.space[40],
  alignContent: 'start',
  '@media': { [media.desktop]: { gridArea: 'facts' } },
});

export const earlier = style({ '@media': { [media.desktop]: { gridArea: 'earlier' } } });

export const documents = style({
  minWidth: 0,
  '@media': {
    [media.desktop]: {
      gridArea: 'documents',
      position: 'sticky',
      top: vars.space[16],
      alignSelf: 'start',
    },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  marginBlock: '-10px',
  color: vars.color.sea,
  fontWeight: 600,
});

export const masked = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlock: '-10px',
  fontVariantNumeric: 'tabular-nums',
});

export const hint = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);

export const checks = style({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const check = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: vars.space[12],
});
export const checkIcon = styleVariants({
  kept: { color: vars.color.positive, marginBlockStart: '2px' },
  doubtful: { color: vars.color.warning, marginBlockStart: '2px' },
  broken: { color: vars.color.danger, marginBlockStart: '2px' },
});

export const others = style({ margin: 0, padding: 0, listStyle: 'none' });
export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Above the bar of the panel on a phone, where each half is under a thumb. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 'var(--bottom-bar, 0px)',
  zIndex: 3,
  display: 'grid',
  // One below the other where large text leaves no room side by side.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space[12],
  marginBlockStart: vars.space[24],
  paddingBlock: vars.space[12],
  background: vars.color.surface0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto auto', justifyContent: 'end' },
    [media.flat]: { position: 'static' },
  },
});

/** On the root: what has the focus is scrolled above it. */
export const root = style({ vars: { '--action-bar': '84px' } });

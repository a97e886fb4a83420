import { style } from '@vanilla-extract/css';
import { edgedWith, focused } from '../../theme/forced.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

/** From the top of a box to its value: below the label, however large its text is. */
export const valueTop = 'calc(9px + 1rem)';

/** A field with its sentence below; any React Aria field takes it. */
export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

/** The 56 px box: label inside on top, value below it. */
export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  minHeight: vars.size.field,
  borderRadius: vars.radius.control,
  background: vars.color.surface1,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  transition: `box-shadow ${vars.duration.press} ${vars.ease.enter}`,
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.color.ink1}` },
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.sea}` },
    '[data-invalid] &': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
    '[data-invalid] &:focus-within': {
      boxShadow: `inset 0 0 0 2px ${vars.color.danger}, 0 0 0 2px ${vars.color.sea}`,
    },
    '[data-readonly] &': {
      background: 'transparent',
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    },
    '[data-readonly] &:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.sea}` },
    '[data-disabled] &': { background: vars.color.surface2, boxShadow: 'none' },
  },
  '@media': edgedWith({ '&:focus-within': focused }),
});

// Said to a screen reader by the field's own state.
const requiredMark = { content: '" *" / ""', color: vars.color.danger };

export const label = style([
  type.caption,
  {
    position: 'absolute',
    insetInlineStart: vars.space[16],
    insetBlockStart: '9px',
    maxWidth: `calc(100% - 2 * ${vars.space[16]})`,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    color: vars.color.ink3,
    pointerEvents: 'none',
    selectors: { '[data-required] &::after': requiredMark },
  },
]);

/** The name of a field that has no box: a group of choices, a slider, a place for files. */
export const legend = style([
  type.small,
  {
    display: 'block',
    color: vars.color.ink1,
    fontWeight: 600,
    selectors: {
      '[data-required] &::after': requiredMark,
      '[data-disabled] &': { color: vars.color.ink3 },
    },
  },
]);

export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  padding: `${valueTop} ${vars.space[16]} 7px`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.ink1,
  fontSize: '1rem',
  lineHeight: '1.5rem',
  fontWeight: 500,
  textAlign: 'start',
  // The box shows the focus, label included.
  outline: 'none',
  selectors: {
    '&:disabled': { color: vars.color.ink3, WebkitTextFillColor: vars.color.ink3, opacity: 1 },
    '&::placeholder': { color: vars.color.ink3, opacity: 1, fontWeight: 400 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.ink1,
      WebkitBoxShadow: `inset 0 0 0 100px ${vars.color.seaSoft}`,
    },
  },
});

/** What stands at the end of the box: a button, at the line of the value, however large its text is. */
export const end = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'flex-end',
  minHeight: vars.size.field,
  flex: 'none',
  paddingInlineEnd: vars.space[8],
  color: vars.color.ink2,
});

/** A unit at the end of the box, on the line of the value. */
export const unit = style([
  end,
  { alignItems: 'flex-end', padding: `0 ${vars.space[16]} 7px 0`, fontWeight: 500 },
]);

export const description = style([
  type.small,
  { display: 'block', marginBlockStart: vars.space[8], color: vars.color.ink2 },
]);

/** What has become of the value, once there is something to say. */
export const note = style([
  type.small,
  {
    margin: 0,
    color: vars.color.ink1,
    selectors: { '&:not(:empty)': { marginBlockStart: vars.space[8] } },
  },
]);

export const error = style([
  type.small,
  {
    display: 'block',
    marginBlockStart: vars.space[8],
    color: vars.color.danger,
    fontWeight: 500,
    // What a service says of a field goes on from the name of the field; here it stands by itself.
    '::first-letter': { textTransform: 'uppercase' },
  },
]);

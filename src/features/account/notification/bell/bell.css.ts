import { style } from '@vanilla-extract/css';
import { iconButton } from '../../../../ui/actions/icon-button/icon-button.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** Holds the bell's place while it loads. */
export const place = style({ flex: 'none', width: vars.size.touch, height: vars.size.touch });

export const bell = style([iconButton, { position: 'relative' }]);

export const badge = style([
  type.caption,
  {
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineStart: '22px',
    minWidth: '20px',
    paddingInline: '5px',
    borderRadius: vars.radius.pill,
    background: vars.color.sea,
    color: vars.color.onSea,
    // On the bell, which does not grow with the reader's text.
    fontSize: 'min(0.78125rem, 14px)',
    lineHeight: '20px',
    fontWeight: 600,
    textAlign: 'center',
  },
]);

import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const documents = style({ paddingInlineStart: vars.space[20], listStyle: 'disc' });

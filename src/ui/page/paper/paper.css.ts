import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

/** What is printed of its page: this alone, in black on white, whatever the colours of the screen. */
export const paper = style({
  '@media': {
    print: {
      display: 'block',
      colorScheme: 'light',
      color: 'CanvasText',
      vars: {
        [vars.color.ink1]: 'CanvasText',
        [vars.color.ink2]: 'CanvasText',
        [vars.color.ink3]: 'CanvasText',
        [vars.color.sea]: 'CanvasText',
        [vars.color.line]: 'GrayText',
        [vars.color.positive]: 'CanvasText',
        [vars.color.positiveSoft]: 'Canvas',
        [vars.color.warning]: 'CanvasText',
        [vars.color.warningSoft]: 'Canvas',
        [vars.color.danger]: 'CanvasText',
        [vars.color.dangerSoft]: 'Canvas',
        [vars.color.surface3]: 'Canvas',
      },
    },
  },
});

/** What this country prints on. A constant, since the type of a rule does not know what only sheets have. */
const sheetOfPaper = { size: 'A4', margin: '12mm' };
globalStyle('@page', sheetOfPaper);

const around = `body :has(${paper})`;
const beside = `body:has(${paper}) :not(:has(${paper}), ${paper}, ${paper} *)`;
globalStyle(beside, { '@media': { print: { display: 'none !important' } } });
globalStyle(`${around}, body:has(${paper})`, {
  '@media': {
    print: {
      display: 'block !important',
      width: 'auto !important',
      maxWidth: 'none !important',
      minHeight: '0 !important',
      height: 'auto !important',
      margin: '0 !important',
      padding: '0 !important',
      background: 'Canvas !important',
      overflow: 'visible !important',
      colorScheme: 'light',
    },
  },
});

/** Said on paper, where no page around says it. */
export const paperOnly = style({
  display: 'none',
  '@media': { print: { display: 'block', marginBlockEnd: vars.space[16] } },
});
export const paperTitle = style([type.title3]);

/** What paper has no use for: buttons, filters, what loads on demand. */
export const screenOnly = style({ '@media': { print: { display: 'none !important' } } });

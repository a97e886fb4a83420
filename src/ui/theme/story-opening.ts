import { globalStyle } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** Sets the first paragraph of a long text, the class `story`, in the letters of titles. */
export function styleOpening(story: string): void {
  globalStyle(`${story} > p:first-child`, {
    fontFamily: vars.font.title,
    fontWeight: 380,
    fontSize: '1.625rem',
    lineHeight: '2.375rem',
    letterSpacing: '-0.014em',
  });
}

import { Overlay, type OverlayProps } from '../overlay/overlay.tsx';
import * as look from './drawer.css.ts';

/** A panel over the page's end edge, the whole screen on phones: filters, details. */
export function Drawer(props: OverlayProps) {
  return <Overlay {...props} look={look} />;
}

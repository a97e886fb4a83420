import { body, dialog, scrim } from '../overlay/overlay.css.ts';
import { Overlay, type OverlayProps } from '../overlay/overlay.tsx';
import { modal } from './dialog.css.ts';

/** A question in front of the page: 480 wide, a sheet from below on phones. */
export function Dialog(props: OverlayProps) {
  return <Overlay {...props} look={{ scrim, modal, dialog, body }} />;
}

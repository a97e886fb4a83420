import { session } from '../../api/client.ts';
import { forgetPrivateTexts } from '../../device/private-texts.ts';

/** Signs out on somebody's word: nothing that they typed stays on a device that others may use. */
export function leaveAccount(): void {
  session.logOut();
  forgetPrivateTexts();
}

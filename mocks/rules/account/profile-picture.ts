import type { UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { invalid, type Refusal } from '../common/refusal.ts';
import type { ImageType } from '../file/file-content.ts';
import { removeFile, removePicture, storePicture, uploadAddress } from '../file/stored-files.ts';

const picturesOf = (store: Store, user: UserRecord) =>
  store.files.all().filter(({ userId }) => userId === user.id);

/** Removes every picture that a person uploaded, but the one at `kept`. */
export function removePictures(store: Store, user: UserRecord, kept: string | null = null): void {
  for (const { path } of picturesOf(store, user)) {
    if (uploadAddress(path) !== kept) removeFile(store, path);
  }
}

/**
 * Keeps a picture for a person and answers its address. One that they uploaded before and do not show
 * goes, so that nobody fills the store with pictures that nothing needs.
 */
export function keepPicture(
  store: Store,
  user: UserRecord,
  picture: { contentType: ImageType; base64: string },
  now: number,
): string {
  removePictures(store, user, user.profileImage);
  // The address changes with the picture, so that no cache shows the earlier one.
  return storePicture(store, `picture-${user.id}-${now.toString(36)}`, picture, user.id);
}

/**
 * The address of the picture that an account is to show, or why it may not: 422 for a path that is
 * neither the one it shows nor one of a picture that the person uploaded.
 */
export function chosenPicture(
  store: Store,
  user: UserRecord,
  path: string | null,
): string | null | Refusal {
  if (path === null || path === user.profileImage) return path;
  const address = uploadAddress(path);
  if (address === user.profileImage) return address;
  const own = picturesOf(store, user).some((file) => uploadAddress(file.path) === address);
  if (own) return address;
  const message = {
    tr: 'sizin yüklediğiniz bir resim değil',
    en: 'is no picture that you uploaded',
  };
  return invalid([{ field: 'body.profileImage', message }]);
}

/** Removes the picture that an account showed before, if it shows another now. */
export function dropEarlierPicture(store: Store, before: UserRecord, after: UserRecord): void {
  if (before.profileImage === null || before.profileImage === after.profileImage) return;
  removePicture(store, before.profileImage);
}

import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { boatImageFormLimits, boatImageOrderLimits } from '../../api/contract/contract.ts';
import { type ApiError, localCodes } from '../../api/errors/api-error.ts';
import { errorText } from '../../api/errors/messages.ts';
import { fileProblem } from '../../ui/fields/file-drop/files.ts';

const { contentTypes, maxBytes } = boatImageFormLimits.file;

const otherKind = msg`Only JPEG, PNG and WebP photos can be added.`;

/** Most photos of one boat. */
export const mostPhotos = boatImageOrderLimits.imageIds.maxItems;

/** Megabytes of the largest file. */
export const maxPhotoMegabytes = maxBytes / 1024 ** 2;

/** By type or by ending: a device may not know the type of a file. */
export const photoKinds = [...contentTypes, '.jpg', '.jpeg', '.png', '.webp'];

const tooLarge = msg`File size must not exceed ${maxPhotoMegabytes} MB.`;
const tooMany = msg`A boat has at most ${mostPhotos} photos.`;

/** A file that is not taken, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly reason: MessageDescriptor;
}

function problemOf(file: File): MessageDescriptor | undefined {
  if (file.size === 0) return msg`File is empty.`;
  switch (fileProblem(file, { accept: photoKinds, maxSize: maxBytes })) {
    case 'type':
      return otherKind;
    case 'size':
      return tooLarge;
    default:
      return undefined;
  }
}

/**
 * Parts chosen files into those that are taken and those that are not, as they come from the device, before
 * anything is made of them. `room` is how many more photos there may be.
 */
export function checkedPhotos(
  files: readonly File[],
  room: number,
): { taken: File[]; refused: RefusedFile[] } {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const reason = problemOf(file) ?? (taken.length >= room ? tooMany : undefined);
    if (reason) refused.push({ name: file.name, reason });
    else taken.push(file);
  }
  return { taken, refused };
}

/** What a person reads of a photo that the service has not got. */
export function photoErrorText(i18n: I18n, error: ApiError): string {
  if (error.code === localCodes.aborted) return i18n._(msg`The upload was stopped.`);
  if (error.code === 'TOO_MANY_IMAGES') return i18n._(tooMany);
  if (error.status === 413) return i18n._(tooLarge);
  if (error.status === 415) return i18n._(otherKind);
  return errorText(i18n, error);
}

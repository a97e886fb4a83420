import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { captainPhotoUploadLimits } from '../../../../api/contract/contract.ts';
import { fileProblem } from '../../../../ui/fields/file-drop/files.ts';

/** What the file dialog offers; the contract names the types beside the part of the form. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];

const { maxBytes } = captainPhotoUploadLimits.photo;

/** Megabytes of the largest photo. */
export const maxPhotoMegabytes = maxBytes / 1024 ** 2;

/** What is wrong with a photo, before it is cropped; undefined when it may be sent. */
export function photoProblem(file: File): MessageDescriptor | undefined {
  if (file.size === 0) return msg`File is empty.`;
  switch (fileProblem(file, { accept: photoTypes, maxSize: maxBytes })) {
    case 'type':
      return msg`Only JPEG, PNG and WebP formats are supported.`;
    case 'size':
      return msg`The file must be smaller than ${maxPhotoMegabytes} MB.`;
    default:
      return undefined;
  }
}
